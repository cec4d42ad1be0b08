import { api } from '../net/api.ts';
import { origin } from '../net/origin.svelte.ts';

/** The addresses of a table, for whoever is to get them. */
export const playerLink = (table: string): string => `${origin.base}/t/${table}`;
export const spectatorLink = (table: string): string => `${playerLink(table)}?watch`;
export const replayLink = (table: string): string => `${origin.base}/r/${table}`;

/** The way to the reader's own seat on another device: its token stays behind the `#`, where no server logs it. */
export const seatLink = async (table: string): Promise<string> => `${playerLink(table)}#${(await api.seatLink(table)).token}`;
