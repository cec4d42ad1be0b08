/** What the table says before it is put into words: a message's key and its arguments, as `belladonna.core.text` defines. */
export interface Text {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** An argument's name says what it is: seat... a seat, card... a code, text... another Text; lists of these are plural. */
export type Arg = string | number | Text | readonly (string | number | Text)[];

export const text = (key: string, args: Record<string, Arg> = {}): Text => ({ key, args });
