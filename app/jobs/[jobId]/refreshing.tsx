'use client';
/** Asks for the page again every second for as long as it is there and looked at. */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 1000;

export function Refreshing() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
