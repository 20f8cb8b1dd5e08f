import 'client-only';

/**
 * This phone's own memory (localStorage). Where the browser forbids it, reading finds nothing and
 * writing does nothing: the product works, it only forgets drafts on reload.
 */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`schiefer/${key}`, JSON.stringify(value));
  } catch {
    // Private mode or a full disk: nothing to be done about it here.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`schiefer/${key}`);
  } catch {
    // As above.
  }
}

/** What was remembered under the key, unchecked, or undefined. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`schiefer/${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The remembered keys that begin so, in alphabetical order. */
export function recallKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`schiefer/${prefix}`))
      .map((key) => key.slice('schiefer/'.length))
      .sort();
  } catch {
    return [];
  }
}
