'use client';
/** How this phone draws the slate: with the painted Z or without. */
import { useSetting } from '@/app/ui/use-setting';
import { type VariantId, variant } from '@/lib/jass';

export const Z = ['painted', 'plain'] as const;

export function useZ(): boolean {
  const [z] = useSetting('slate-z', Z);
  return z === 'painted';
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
