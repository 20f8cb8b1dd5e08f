'use client';
import { useEffect, useState } from 'react';

/** What the interface answers at an address, read once the page is open; null until then and where it does not. */
export function useAnswer<Value>(path: string | null): Value | null {
  const [read, setRead] = useState<{ readonly path: string; readonly value: Value } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isLeft = false;
    void answerAt<Value>(path).then((value) => {
      if (!isLeft && value !== null) setRead({ path, value });
    });
    return () => {
      isLeft = true;
    };
  }, [path]);
  return read?.path === path ? read.value : null;
}

type Page<Key extends string, Item> = { readonly [One in Key]: readonly Item[] } & {
  readonly next: string | null;
};

/** All of a list that the interface answers in pages; null until all of them are here. */
export function useAll<Item, Key extends string = string>(
  path: string | null,
  key: Key,
): readonly Item[] | null {
  const [read, setRead] = useState<{ readonly path: string; readonly all: readonly Item[] }>();
  useEffect(() => {
    if (path === null) return;
    let isLeft = false;
    const ask = async () => {
      const all: Item[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const from: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const page: Page<Key, Item> | null = await answerAt(`${path}?limit=100${from}`);
        if (!page) return;
        all.push(...page[key]);
        cursor = page.next;
      }
      if (!isLeft) setRead({ path, all });
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [path, key]);
  return read !== undefined && read.path === path ? read.all : null;
}

/** The same, asked for at once. */
export async function answerAt<Value>(path: string): Promise<Value | null> {
  try {
    const response = await fetch(`/api/v1${path}`);
    // As the server answers it; what is no answer of this program fails here.
    const answer: { ok: true; value: Value } | { ok: false } = await response.json();
    return answer.ok ? answer.value : null;
  } catch {
    return null;
  }
}
