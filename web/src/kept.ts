/** What is kept in this browser under a name; null where there is nothing, or the browser forbids it. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key); // blocked storage throws on the mere mention of it
  } catch {
    return null;
  }
}

/** Keeps it; false where it lasts only as long as the page: private mode, or a full disk. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Calls when another window has kept something else under this name. */
export function onKept(key: string, then: (text: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) then(event.newValue);
  };
  globalThis.addEventListener?.('storage', heard);
  return () => globalThis.removeEventListener?.('storage', heard);
}
