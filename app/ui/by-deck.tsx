'use client';
/** What names or draws cards, on a page to read: as this phone or this table has them. */
import type { ReactNode } from 'react';
import type { Deck } from '@/lib/i18n/trumps';
import { DeckOfGame, useDeck } from './use-setting';

/** Everything below is at the table of this game, which may have cards of its own. */
export function AtTable({ gameId, children }: { gameId: string; children: ReactNode }) {
  return <DeckOfGame value={gameId}>{children}</DeckOfGame>;
}

/** Drawn in both kinds of cards where the page is made; the reader sees one of them. */
export function ByDeck({ drawn }: { drawn: Readonly<Record<Deck, ReactNode>> }) {
  const [deck] = useDeck();
  return drawn[deck];
}
