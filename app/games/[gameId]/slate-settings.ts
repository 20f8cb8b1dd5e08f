'use client';
/** How this phone draws the slate: the painted Z, and the far side turned. */
import { useSetting } from '@/app/ui/use-setting';
import { type VariantId, variant } from '@/lib/jass';

export const Z = ['painted', 'plain'] as const;
export const FAR = ['turned', 'upright'] as const;

export function useSlateSettings(): { withZ: boolean; turned: boolean } {
  const [z] = useSetting('slate-z', Z);
  const [far] = useSetting('slate-far', FAR);
  return { withZ: z === 'painted', turned: far === 'turned' };
}

/** What can be set for a game: how strokes are drawn, and cards where they have names. */
export const settable = (id: VariantId) => {
  const { slate, cards } = variant(id);
  return { strokes: slate === 'strokes', cards: cards.length > 0 };
};

/** What its key is called; null where nothing can be set. */
export function settingsKey(id: VariantId): 'panel.settings' | 'settings.justCards' | null {
  const { strokes, cards } = settable(id);
  return strokes ? 'panel.settings' : cards ? 'settings.justCards' : null;
}
