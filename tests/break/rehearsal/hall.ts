/** The tournament of a rehearsal, and whoever directs it. */
import { nanoid } from 'nanoid';
import type { TournamentRole, TournamentView } from '../../../lib/tournament';
import { type Book, newSender } from '../sender';
import { HANDS, OPTIONS } from './paper';

/** A table as its link says it is. */
export type TableLink = { readonly table: number; readonly token: string };
export type OpenRound = {
  readonly draw: string;
  readonly tables: readonly TableLink[];
  /** How long the draw took to be answered, in ms. */
  readonly drawMs: number;
};

export type Hall = {
  readonly id: string;
  /** The token of the link of a role. */
  readonly link: (role: TournamentRole) => Promise<string>;
  /** The next round, drawn, published and begun, with the links of its tables. */
  readonly open: (round: number) => Promise<OpenRound>;
  readonly read: () => Promise<TournamentView>;
  /** The tournament as a document. */
  readonly document: () => Promise<unknown>;
  /** How many changes the director has made. */
  readonly changes: () => number;
};

/** Founds a tournament for so many people, all of them there. */
export async function openHall(
  url: string,
  { people, rounds, book }: { people: number; rounds: number; book: Book },
): Promise<Hall> {
  const { cookie, send } = newSender(url, book);
  const id = nanoid();
  let changes = 0;
  const ask = async <Value>(path: string, body: object): Promise<Value> => {
    const said = (await send(`/api/v1/tournaments${path}`, body)) as { value: Value }; // its contract
    return said.value;
  };
  const read = async <Value>(path: string): Promise<Value> => {
    const address = `${url}/api/v1/tournaments/${id}${path}`;
    const answer = await fetch(address, { headers: { cookie: cookie() } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return ((await answer.json()) as { value: Value }).value; // its contract
  };
  const change = async (asked: { kind: string; id?: string; [field: string]: unknown }) => {
    await ask(`/${id}/changes`, { change: { id: nanoid(), ...asked } });
    changes += 1;
  };
  const links = (asked: object) =>
    ask<{ links: { role: string; table: number | null; round: number | null; url: string }[] }>(
      `/${id}/links`,
      { do: 'open', origin: url, ...asked },
    );
  const tokenOf = (address: string) => address.split('/').at(-1) ?? '';

  await send('/api/phone');
  await ask('', {
    id,
    setting: {
      ...{ name: 'Chlausjass', kind: 'schieber-single', variant: 'schieber', options: OPTIONS },
      ...{ rounds, hands: HANDS, seed: 'rehearsal', signUp: true, minutes: 60 },
    },
  });
  const entrants = Array.from({ length: people }, (_, at) => ({
    ...{ id: nanoid(), name: `Vreni Muster${at + 1}`, present: true },
  }));
  await change({ kind: 'register', entrants });

  return {
    id,
    changes: () => changes,
    read: () => read<TournamentView>(''),
    document: () => read('/document'),
    async link(role) {
      const { links: all } = await links({ role });
      return tokenOf(all.find((one) => one.role === role)?.url ?? '');
    },
    async open(round) {
      const draw = nanoid();
      const begun = performance.now();
      await ask(`/${id}/draw`, { id: draw, round });
      const drawMs = performance.now() - begun;
      changes += 1;
      await change({ kind: 'publish', round, draw });
      await change({ kind: 'begin', round, draw, at: new Date().toISOString(), minutes: 60 });
      const { links: all } = await links({ role: 'table', round });
      const tables = all.flatMap(({ role, table, round: of, url: address }) =>
        role === 'table' && of === round && table !== null
          ? [{ table, token: tokenOf(address) }]
          : [],
      );
      return { draw, tables, drawMs };
    },
  };
}
