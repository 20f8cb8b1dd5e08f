/** The phone of a table: it opens the table's link, begins the game and writes one hand after the other. */
import { setTimeout as pause } from 'node:timers/promises';
import { nanoid } from 'nanoid';
import type { TournamentView } from '../../../lib/tournament';
import { type Book, newSender } from '../sender';
import { handsAt, type Place } from './paper';

/** A game that a phone has written, all of it acknowledged. */
export type TableGame = Place & { readonly id: string };

export type TablePhone = {
  /** Plays a round to its end. */
  readonly play: (given: {
    readonly tournamentId: string;
    readonly place: Place;
    readonly token: string;
    readonly everyMs: number;
  }) => Promise<void>;
  /** What of its games is otherwise at the server. */
  readonly compare: () => Promise<string[]>;
};

/** A phone; `written` is called for each hand that was acknowledged. */
export function newTablePhone(url: string, book: Book, written: () => void): TablePhone {
  const { cookie, send } = newSender(url, book);
  const games: TableGame[] = [];

  /** The table as its link shows it, asked until somebody answers. */
  async function look(tournamentId: string, token: string): Promise<TournamentView> {
    const address = `${url}/api/v1/tournaments/${tournamentId}?link=${encodeURIComponent(token)}`;
    for (;;) {
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) {
        const said = await answer.json().catch(() => null);
        if (said !== null) return (said as { value: TournamentView }).value; // its contract
      }
      book.repeated += 1;
      await pause(100);
    }
  }

  return {
    async play({ tournamentId, place, token, everyMs }) {
      if (cookie() === '') await send('/api/phone');
      const { rounds, entrants } = await look(tournamentId, token);
      const [own] = rounds[place.round]?.tables ?? [];
      const names = new Map(entrants.map((one) => [one.id, one.name]));
      const game = { ...place, id: nanoid() };
      games.push(game);
      await send('/api/v1/games', {
        id: game.id,
        table: {
          ...{ variant: 'schieber', options: {}, firstDealer: 0 },
          players: own?.seats.map((id) => names.get(id) ?? ''),
        },
        tournament: { tournamentId, ...place, draw: rounds[place.round]?.draw, link: token },
      });
      for (const [index, entry] of handsAt(place).entries()) {
        await pause(everyMs * 2 * Math.random());
        const change = { kind: 'record', id: nanoid(), index, entry };
        await send(`/api/v1/games/${game.id}/changes`, { change });
        written();
      }
    },
    async compare() {
      const faults: string[] = [];
      for (const { id, ...place } of games) {
        const answer = await fetch(`${url}/api/v1/games/${id}`, { headers: { cookie: cookie() } });
        const { value } = (await answer.json()) as { value?: { hands: { entry: unknown }[] } }; // or a fault
        const stored = JSON.stringify(value?.hands.map(({ entry }) => sorted(entry)));
        if (stored !== JSON.stringify(handsAt(place).map(sorted)))
          faults.push(`round ${place.round + 1}, table ${place.table}: other hands: ${stored}`);
      }
      return faults;
    },
  };
}

/** With its fields in one order, whoever wrote it. */
const sorted = (entry: unknown) => Object.entries(entry ?? {}).toSorted();
