import '@web/tokens.css';
import '@web/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'night';
if (asked.get('motion')) document.documentElement.dataset['motion'] = asked.get('motion') ?? '';

const target = document.getElementById('page');
if (target) mount(Gallery, { target, props: { part: asked.get('part') } });
