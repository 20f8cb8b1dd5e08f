import 'client-only';

/** Something that this phone remembers about its person, for pages that are the same for everybody. */
import { useSyncExternalStore } from 'react';
import { recall } from './storage';

export type Recalled<Of> = {
  /** What is remembered and still holds; the same object for as long as it is. */
  readonly known: () => Of | null;
  /** Null while a page is taken over that was made for everybody. */
  readonly use: () => Of | null;
};

/** What was remembered under the key, where it has the form that was written and `holds`. */
export function recalledBy<Of extends object>(
  key: string,
  isSo: (found: object) => boolean,
  holds: (found: Of) => boolean = () => true,
): Recalled<Of> {
  let last: { readonly text: string; readonly found: Of | null } | undefined;
  const known = () => {
    const any = recall(key);
    const found = typeof any === 'object' && any !== null && isSo(any) ? (any as Of) : null;
    const current = found && holds(found) ? found : null;
    const text = JSON.stringify(current);
    if (last?.text !== text) last = { text, found: current };
    return last.found;
  };
  return { known, use: () => useSyncExternalStore(onShown, known, () => null) };
}

const onShown = (listener: () => void) => {
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
};
