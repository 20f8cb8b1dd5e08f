'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isReachable } from '@/lib/browser/reachable';
import { isShell } from '@/lib/browser/shell';

/**
 * Shows what is stored now whenever one comes back to the page: from another tab, or with the
 * browser's own key for going back, which brings the page as it was. Without network it stays.
 */
export function useFreshOnReturn(): void {
  const router = useRouter();
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || isShell()) return;
      if (await isReachable()) router.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [router]);
}
