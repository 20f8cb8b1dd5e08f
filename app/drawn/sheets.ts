'use client';
/** Pages that the server draws, as the phone asks for them. */

export type Sheet = { readonly at: string; readonly title: string; readonly html: string };
const TIMEOUT_MS = 20_000;

/** The page at an address of ours; `closed` where this viewer has none there. */
export async function ask(at: string): Promise<Sheet | 'closed' | 'away'> {
  try {
    const response = await fetch(`/api/page?at=${encodeURIComponent(at)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return 'closed';
    // As the server answers it; what is no answer of this program fails here.
    const { value }: { value: Sheet } = await response.json();
    return response.ok ? value : 'away';
  } catch {
    return 'away';
  }
}

/** What pages of this visit had on them, for whoever comes back: shown until the server has answered. */
export const seen = new Map<string, Sheet>();

/** Asks for a page that is gone to next, so that it is there at once. */
export async function prepare(at: string): Promise<void> {
  const sheet = await ask(at);
  if (typeof sheet === 'object') seen.set(at, sheet);
}
