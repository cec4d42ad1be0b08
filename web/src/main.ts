import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOfflinePage } from './offline.ts';

const target = document.getElementById('page');
if (target) mount(App, { target });
keepOfflinePage();
