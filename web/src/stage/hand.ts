/** A card as the hand shows it; what it may do comes from the server with the view. */
export interface HandCard {
  /** The same for the same card from state to state; two equal cards need two keys. */
  key: string;
  /** Its name in words: "red 5". */
  label: string;
  /** null: it is not this seat's turn. */
  legal: boolean | null;
  /** Why it cannot be played now, in words. */
  why?: string | undefined;
  /** Played, and not yet acknowledged. */
  sent?: boolean | undefined;
}
