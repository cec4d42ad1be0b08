/** A card as the hand shows it; what it may do comes from the server with the view. */
export interface HandCard {
  /** The same for the same card from state to state; two equal cards need two keys. */
  key: string;
  /** Its name in words: "red 5". */
  label: string;
  /** What it is sorted by, where the reader sorts by number; a card without one comes last. */
  number?: number;
  /** null: it is not this seat's turn. */
  legal: boolean | null;
  /** Why it cannot be played now, in words. */
  why?: string | undefined;
  /** Played, and not yet acknowledged. */
  sent?: boolean | undefined;
  /** What a hint says of it, in words. */
  hint?: string | undefined;
}

/** A hand as the reader likes it sorted. It comes by suit; by number, equal ones stay as they came. */
export function inOrder(cards: readonly HandCard[], by: 'suit' | 'number'): readonly HandCard[] {
  return by === 'suit' ? cards : [...cards].sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0);
}
