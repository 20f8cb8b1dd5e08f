'use client';
/** The games that this phone has, for a page that lists them. */
import { useEffect, useState } from 'react';
import { BROUGHT } from '@/lib/browser/bring-games';
import { subscribe } from '@/lib/browser/channel';
import { type LocalStore, localStore } from '@/lib/browser/local-store';
import type { OutboxItem } from '@/lib/browser/local-types';
import { bringVariants } from '@/lib/jass';
import { type KnownGame, known, knownGame } from './known-game';

/** Latest change first; undefined while it is being looked up. */
export function useKnownGames(): readonly KnownGame[] | undefined {
  const [games, setGames] = useState<readonly KnownGame[]>();
  useEffect(() => {
    const look = () => localStore().then(allKnown).then(setGames);
    void look();
    const stop = subscribe(() => void look());
    // Whoever comes back sees what was written meanwhile.
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', again);
    window.addEventListener('pageshow', again);
    window.addEventListener(BROUGHT, again);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('pageshow', again);
      window.removeEventListener(BROUGHT, again);
    };
  }, []);
  return games;
}

/** So many names are offered. */
const MOST_NAMES = 24;

/** Who played in these games, also for others. */
export const namesIn = (games: readonly KnownGame[]): string[] =>
  [
    ...new Set(
      games.flatMap(({ state: { table } }) => [
        ...table.players,
        ...(table.substitutes ?? []).map(({ name }) => name),
      ]),
    ),
  ].slice(0, MOST_NAMES);

/** One game, looked up once; null where this phone has none of that id. */
export function useKnownGame(gameId: string): KnownGame | null | undefined {
  const [game, setGame] = useState<KnownGame | null>();
  useEffect(() => {
    void localStore()
      .then((here) => knownGame(here, gameId))
      .then(setGame);
  }, [gameId]);
  return game;
}

async function allKnown(here: LocalStore): Promise<KnownGame[]> {
  const [games, { waiting, refused }] = await Promise.all([here.games(), here.unsettled()]);
  await bringVariants([...new Set(games.map(({ state }) => state.table.variant))]);
  return games
    .flatMap((kept) => {
      const isOwn = ({ gameId }: OutboxItem) => gameId === kept.id;
      return known(kept, { waiting: waiting.filter(isOwn), refused: refused.filter(isOwn) }) ?? [];
    })
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}
