'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useFreshOnReturn } from './fresh-on-return';

let shown = '';

/** Keeps the list of games from being shown as it was: the same rendering seen twice is an old one. */
export function ListOfNow({ rendering }: { rendering: string }) {
  const router = useRouter();
  useFreshOnReturn();
  useEffect(() => {
    if (shown === rendering) router.refresh();
    shown = rendering;
  }, [rendering, router]);
  return null;
}
