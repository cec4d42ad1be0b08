import type { Component } from 'svelte';
import Cat from './Cat.svelte';
import Fox from './Fox.svelte';
import Hare from './Hare.svelte';
import Moth from './Moth.svelte';
import Owl from './Owl.svelte';
import Raven from './Raven.svelte';
import Toad from './Toad.svelte';

/** Every player is seated as one of these. */
export const FAMILIARS = ['cat', 'fox', 'owl', 'toad', 'moth', 'raven', 'hare'] as const;
export type FamiliarKind = (typeof FAMILIARS)[number];

export const HEADS: Record<FamiliarKind, { head: Component; ground: string }> = {
  cat: { head: Cat, ground: '#6d4a9c' },
  toad: { head: Toad, ground: '#c9742e' },
  raven: { head: Raven, ground: '#3f7f86' },
  owl: { head: Owl, ground: '#8a3d52' },
  fox: { head: Fox, ground: '#3d6f4a' },
  moth: { head: Moth, ground: '#2f5aa0' },
  hare: { head: Hare, ground: '#a8842e' },
};
