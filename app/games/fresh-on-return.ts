'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Shows what is stored now whenever one comes back to the page: from another tab, or with the
 * browser's own key for going back, which brings the page as it was.
 */
export function useFreshOnReturn(): void {
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [router]);
}
