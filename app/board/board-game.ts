'use client';
/** The game of a board: what this phone has kept, and what the server tells of it. */
import { startTransition, useEffect, useState } from 'react';
import { askBoard, beginBoard } from '@/lib/browser/board-answer';
import { localStore } from '@/lib/browser/local-store';
import { createId, type KeptGame } from '@/lib/browser/local-types';
import { enterOfflineShell } from '@/lib/browser/offline-shell';
import { bringVariants, tally, variant } from '@/lib/jass';
import type { AtTable } from '@/lib/sync/at-table';
import type { TournamentTable } from '@/lib/sync/board';
import { type GameState, isOver, recordOf } from '@/lib/sync/game';
import type { Tourney } from '@/lib/sync/tourney';
import { bringSlate } from '../games/[gameId]/slates';
import { knownGame } from './known-game';

/** What the board begins with; `isKept`: as the phone has it, `toldAt` being when the server told it. */
type Opened = {
  readonly kind: 'open';
  readonly game: GameState;
  readonly tourney: Tourney | null;
  readonly evening: string | null;
  readonly tournament: TournamentTable | null;
  readonly atTable: AtTable | null;
  readonly isKept: boolean;
  readonly toldAt: number | undefined;
  /** It is over, and whoever looks only reads it. */
  readonly isToBeRead: boolean;
};
/** `closed`: not open to whoever asks; `unknown`: there is no network, and the phone does not have it. */
export type BoardHere = Opened | { readonly kind: 'closed' } | { readonly kind: 'unknown' };

/** Brings what a game's board needs besides the page's own code. */
const bringParts = ({ game, tourney }: Pick<Opened, 'game' | 'tourney'>): Promise<unknown> => {
  const { variant: own } = game.table;
  const others = (tourney?.games ?? []).map((one) => one.tally.variant);
  const brought = Promise.resolve(bringVariants([...new Set([own, ...others])]));
  return Promise.all([brought, brought.then(() => bringSlate(variant(own).slate))]);
};

if (typeof window !== 'undefined') beginBoard(bringParts);

/**
 * What is known of the game; undefined until something is. What the phone has kept is shown while the
 * server is waited for, and goes on without it. A game that the server does not have yet is the phone's.
 */
export function useBoardGame(gameId: string | null): BoardHere | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly here: BoardHere }>();
  useEffect(() => {
    if (gameId === null) return;
    let isHeard = false;
    let isLeft = false;
    const show = (here: BoardHere) => {
      if (!isLeft) startTransition(() => setFound({ id: gameId, here }));
    };
    const kept = keptHere(gameId).catch(() => null);
    const ask = async () => {
      const answer = await askBoard(gameId);
      if (answer.kind === 'told') {
        const { game, ...around } = answer.board;
        const opened = { game, ...around, isKept: false, toldAt: undefined };
        const ready = await openedOf(opened);
        isHeard = true;
        return show(ready);
      }
      const own = await kept;
      isHeard = true;
      if (answer.kind === 'closed' && !own?.isUnsent) {
        await (await localStore()).closed(gameId).catch(() => undefined);
        return show({ kind: 'closed' });
      }
      if (answer.kind === 'away') enterOfflineShell();
      show(own ? { ...own.opened, isToBeRead: false } : { kind: 'unknown' });
    };
    void ask();
    void kept.then((own) => {
      // Who only reads a game that is over is led elsewhere: the server says whether it still is.
      if (own && !isHeard && !own.opened.isToBeRead) show(own.opened);
    });
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void again();
    };
    // What does not come with the stream of the game, as the other games of its tourney.
    const again = async () => {
      const answer = await askBoard(gameId);
      if (answer.kind !== 'told') return;
      show(await openedOf({ ...answer.board, isKept: false, toldAt: undefined }));
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [gameId]);
  return found?.id === gameId ? found.here : undefined;
}

async function keptHere(
  gameId: string,
): Promise<{ readonly opened: Opened; readonly isUnsent: boolean } | null> {
  const here = await localStore();
  const known = await knownGame(here, gameId);
  if (!known) return null;
  const items = [...(await here.itemsOf(gameId)), ...(await here.refusedOf(gameId))];
  const isUnsent = items.some(({ id }) => id === createId(gameId));
  return { opened: await openedOf(keptAsOpened(known.kept)), isUnsent };
}

// What waits is put on it by the board's own store.
const keptAsOpened = (kept: KeptGame) => {
  const { state, tourney, evening, tournament, atTable, toldAt } = kept;
  return {
    game: state,
    tourney,
    evening,
    tournament: tournament ?? null,
    atTable: atTable ?? null,
    isKept: true,
    toldAt,
  };
};

async function openedOf(opened: Omit<Opened, 'kind' | 'isToBeRead'>): Promise<Opened> {
  const { game, atTable } = opened;
  await bringParts(opened);
  const scored = tally(recordOf(game));
  const over = scored.ok && isOver(game.override, scored.value);
  return { kind: 'open', ...opened, isToBeRead: over && atTable?.role === 'reader' };
}
