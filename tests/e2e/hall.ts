/** A tournament in a hall, set up by its interface, for stories about what happens at its tables. */
import type { Page } from '@playwright/test';

export type Hall = {
  readonly address: string;
  readonly id: string;
  readonly draw: string;
  /** Ids of entrants of each table, in seat order; then the names by id. */
  readonly tables: readonly { readonly table: number; readonly seats: readonly string[] }[];
  readonly names: ReadonlyMap<string, string>;
  /** The address of the link of a role. */
  readonly link: (role: 'desk' | 'entrant' | 'public') => Promise<string>;
  readonly tableLink: (table: number) => Promise<string>;
  /** The next round, drawn, published and begun. */
  readonly round: (round: number) => Promise<Hall>;
};

type Given = { readonly people: number; readonly setting?: object; readonly base: string };

/** Founds it for whoever has this page, with so many people; the first round has begun. */
export async function openHall(
  page: Page,
  { people, setting = {}, base }: Given,
  begins = true,
): Promise<Hall> {
  const makeId = () =>
    Array.from({ length: 21 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
  const call = async (path: string, data: object): Promise<never> => {
    const headers = { origin: base };
    const answer = await (await page.request.post(`${base}${path}`, { data, headers })).json();
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value as never;
  };
  const id = makeId();
  await call('/api/v1/tournaments', {
    id,
    setting: {
      ...{ name: 'Chlausjass', kind: 'schieber-single', variant: 'schieber', rounds: 4, hands: 12 },
      ...{ seed: 'a1', minutes: 60, signUp: true, ...setting },
    },
  });
  const change = (sent: object) =>
    call(`/api/v1/tournaments/${id}/changes`, { change: { id: makeId(), ...sent } });
  const entrants = Array.from({ length: people }, (_, at) => ({
    ...{ id: makeId(), name: `Vreni Muster${at + 1}`, present: true },
  }));
  const names = new Map(entrants.map((one) => [one.id, one.name]));
  if (people > 0) await change({ kind: 'register', entrants });
  const links = async (asked: object): Promise<{ role: string; table: number; url: string }[]> => {
    const { links: all } = (await call(`/api/v1/tournaments/${id}/links`, {
      ...{ do: 'open', origin: base, ...asked },
    })) as { links: { role: string; table: number; url: string }[] };
    return all;
  };
  const round = async (at: number): Promise<Hall> => {
    const draw = makeId();
    await call(`/api/v1/tournaments/${id}/draw`, { id: draw, round: at });
    await change({ kind: 'publish', round: at, draw });
    await change({ kind: 'begin', round: at, draw, at: new Date().toISOString(), minutes: 60 });
    const { value } = await (await page.request.get(`${base}/api/v1/tournaments/${id}`)).json();
    return { ...hall, draw, tables: value.rounds[at].tables };
  };
  const hall: Hall = {
    ...{ address: `${base}/tournaments/${id}`, id, draw: '', tables: [], names, round },
    link: async (role) => (await links({ role })).find((one) => one.role === role)?.url ?? '',
    tableLink: async (table) =>
      (await links({ role: 'table', round: 0 })).find((one) => one.table === table)?.url ?? '',
  };
  return begins ? round(0) : hall;
}
