import 'client-only';

import { PLAYS_NOTED } from '../phone/plays';
import type { TournamentTable } from '../sync/board';
/** Brings the own games from the server to the phone, those that changed since it last looked. */
import type { GameState } from '../sync/game';
import type { Tourney } from '../sync/tourney';
import { forgetAttended } from './attends';
import { bare, type LocalStore } from './local-store';
import type { KeptGame } from './local-types';
import { noteGame } from './note-game';
import { forgetWritten } from './own-hands';

/** So many at once, as the server gives them. */
const AT_ONCE = 20;

// As `app/api/phone` answers.
type Latest = {
  readonly account: string | null;
  readonly latest: readonly { readonly id: string; readonly updatedAt: string }[];
};
type Brought = {
  readonly games: readonly {
    readonly state: GameState;
    readonly tourney: Tourney | null;
    readonly evening: string | null;
    readonly tournament: TournamentTable | null;
    readonly updatedAt: string;
    readonly played: NonNullable<KeptGame['played']>;
  }[];
};

/** The event of the window after games were brought that the phone did not have like that. */
export const BROUGHT = 'schiefer-brought';

/** Nothing happens where the server does not answer: another page will ask again. */
export async function bringGames(phone: LocalStore): Promise<void> {
  const told = await ask<Latest>('');
  if (!told) return;
  if (await phone.isNow(told.account)) {
    forgetWritten();
    forgetAttended();
  }
  const known = new Map((await phone.games()).map(({ id, updatedAt }) => [id, updatedAt]));
  const changed = told.latest.filter(({ id, updatedAt }) => known.get(id) !== updatedAt);
  if (told.latest.length > 0) noteGame();
  for (let i = 0; i < changed.length; i += AT_ONCE) {
    const ids = changed.slice(i, i + AT_ONCE).map(({ id }) => id);
    const brought = await ask<Brought>(`?games=${ids.join(',')}`);
    if (!brought) return;
    await phone.keep(
      brought.games.map(({ state, ...around }) => ({
        ...bare(state),
        ...around,
        toldAt: Date.now(),
        touchedAt: Date.parse(around.updatedAt),
      })),
    );
  }
  if (changed.length === 0) return;
  window.dispatchEvent(new Event(BROUGHT));
  // Whoever has just come to their first game is on the start page of those who have none.
  window.dispatchEvent(new Event(PLAYS_NOTED));
}

async function ask<T>(query: string): Promise<T | undefined> {
  try {
    const response = await fetch(`/api/phone${query}`);
    if (!response.ok) return undefined;
    // A page that a hotel's network puts in between is no JSON and ends here.
    return (await response.json()) as T;
  } catch {
    return undefined;
  }
}
