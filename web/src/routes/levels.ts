import type { BotInfo } from '../net/messages.ts';
import { isLevel, levelName, levelOf } from '../table/people.ts';

/** The bot that fills a seat where nobody has chosen one. */
export const USUAL_BOT = 'greedy';

export interface Level {
  bot: string;
  name: string;
  level: number;
}

/** The bots to choose from, weakest first. Of two names for one level the longer-known one is left out of the list. */
export function levels(bots: readonly BotInfo[]): Level[] {
  const found = bots.map(({ name }) => ({ bot: name, name: levelName(name), level: levelOf(name) }));
  return found
    .filter((each) => each.bot !== USUAL_BOT || !found.some((other) => other !== each && other.name === each.name))
    .sort((a, b) => a.level - b.level);
}

/** The entry of the list that a bot's name (with its version or without) stands for. */
export const levelFor = (bot: string, among: readonly Level[]): Level | undefined => {
  const plain = bot.split('@', 1)[0] ?? bot;
  return among.find((each) => each.bot === plain) ?? (isLevel(plain) ? among.find((each) => each.level === levelOf(plain)) : undefined);
};
