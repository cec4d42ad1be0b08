/** Days are counted in UTC from 1970, by the server's clock. */
export const DAY_MS = 86_400_000;
