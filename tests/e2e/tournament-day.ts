/** A tournament that was played, for stories of what comes then: founded and entered through the interface. */
import type { Page } from '@playwright/test';
import { nanoid } from 'nanoid';

export type Played = {
  readonly id: string;
  readonly links: { readonly public: string };
  readonly change: (change: object) => Promise<void>;
};

/** So many people (a multiple of four), all here and paid, every second one of Baden; all rounds over. */
export async function playTournament(
  page: Page,
  { people, rounds, date = '2026-12-05' }: { people: number; rounds: number; date?: string },
): Promise<Played> {
  await page.goto('/tournaments');
  const origin = new URL(page.url()).origin;
  const id = nanoid();
  const post = async (path: string, data: object) => {
    // By the page itself: a connection that was left idle is never used again.
    const said = await page.evaluate(
      async ({ to, body }) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body })).json();
      },
      { to: `/api/v1${path}`, body: JSON.stringify(data) },
    );
    if (!said.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
    return said.value;
  };
  const change = async (asked: object): Promise<void> => {
    await post(`/tournaments/${id}/changes`, { change: { id: nanoid(), ...asked } });
  };
  const setting = {
    ...{ name: 'Chlausjass', kind: 'schieber-single', variant: 'schieber', rounds, hands: 12 },
    ...{ date, place: 'Aula Baden', startMoneyRappen: 2000, seed: 'a1' },
  };
  await post('/tournaments', { id, setting });
  const entrants = Array.from({ length: people }, (_, at) => ({
    ...{ id: nanoid(), name: `Name ${at + 1}`, club: at % 2 === 0 ? 'Baden' : 'Zug' },
    ...{ present: true, paid: true },
  }));
  await change({ kind: 'register', entrants });
  for (let round = 0; round < rounds; round++) {
    const draw = nanoid();
    await post(`/tournaments/${id}/draw`, { id: draw, round });
    await change({ kind: 'publish', round, draw });
    await change({ kind: 'begin', round, draw, at: '2026-12-05T13:00:00Z', minutes: 60 });
    for (let table = 1; table <= people / 4; table++) {
      // The same figures everywhere, so that many are level.
      const seen = { kind: 'slip', round, draw, table, desk: 'A' };
      await change({ ...seen, points: [1000, 884], matches: [0, 0] });
    }
  }
  const { links } = await post(`/tournaments/${id}/links`, { do: 'open', role: 'public', origin });
  const own = links.find(({ role }: { role: string }) => role === 'public');
  return { id, links: { public: own.url }, change };
}
