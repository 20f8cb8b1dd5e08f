'use client';
/** How this phone draws the slate: the painted Z, and the far side turned. */
import { useSetting } from '@/app/ui/use-setting';

export const Z = ['painted', 'plain'] as const;
export const FAR = ['turned', 'upright'] as const;

export function useSlateSettings(): { withZ: boolean; turned: boolean } {
  const [z] = useSetting('slate-z', Z);
  const [far] = useSetting('slate-far', FAR);
  return { withZ: z === 'painted', turned: far === 'turned' };
}
