'use client';
import { use } from 'react';
import { bringVariants, type VariantId } from '@/lib/jass';

const asked = new Map<string, Promise<unknown>>();

/** What is here already, as React knows a promise that it need not wait for. */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * Waits until these variants are here: what is below can ask the engine about them. `use` is called
 * at every render, also once there is nothing to wait for: React counts on it when it goes on.
 */
export function useVariants(ids: readonly VariantId[]): void {
  const key = ids.join();
  const coming = bringVariants(ids);
  if (coming && !asked.has(key)) {
    asked.set(key, coming);
    // One that failed is asked for anew when the page is tried again.
    coming.catch(() => asked.delete(key));
  }
  use(asked.get(key) ?? here);
}
