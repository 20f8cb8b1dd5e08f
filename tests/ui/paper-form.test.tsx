import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PaperForm } from '../../app/leagues/[leagueId]/evenings/[eveningId]/paper/paper-form';
import { Saved, type Stored } from '../../app/leagues/[leagueId]/evenings/[eveningId]/paper/sheets';
import { MEASURES } from '../../lib/league/measures';
import { Scheme } from '../../lib/league/scheme';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('../../app/leagues/[leagueId]/evenings/actions', () => ({
  savePaper: async () => undefined,
  deletePaper: async () => undefined,
}));

const PEOPLE = ['Anna', 'Beat', 'Carla', 'Dora'].map((name) => ({ id: name, name }));
const EVENING = {
  at: { leagueId: 'l', eveningId: 'e' },
  ...{ roster: PEOPLE, houseRules: {}, measures: [] },
};

/** The measures that are offered for a whole evening whose first season counts the first of these. */
function offered(...variants: ('differenzler' | 'schieber')[]) {
  const measures = { differenzler: 'difference', schieber: 'written-points' } as const;
  const html = renderToStaticMarkup(
    <InWords language="en">
      <PaperForm
        kind="evening"
        at={{ leagueId: 'l', eveningId: 'e' }}
        roster={[{ id: 'a', name: 'Anna' }]}
        variants={variants}
        withGames={variants}
        seasons={variants.map((id) => ({
          ...{ id, name: id, variants: [id], closed: false },
          scheme: Scheme.parse({ measure: measures[id], combine: 'mean' }),
        }))}
        houseRules={{}}
        measures={MEASURES.map((id) => ({ id, name: id }))}
        decimal="."
      />
    </InWords>,
  );
  return {
    all: MEASURES.filter((id) => html.includes(`>${id}</option>`)),
    chosen: MEASURES.find((id) => html.includes(`<option value="${id}" selected="">`)),
  };
}

test('what a whole evening is written in suits its Jass, and begins with what its season counts', () => {
  expect(offered('differenzler', 'schieber')).toMatchObject({ chosen: 'difference' });
  expect(offered('differenzler', 'schieber').all).not.toContain('written-points');
  expect(offered('schieber', 'differenzler')).toMatchObject({ chosen: 'written-points' });
  expect(offered('schieber').all).not.toContain('difference');
});

test('tables that were stored are told apart, whatever stands in their names', () => {
  const html = renderToStaticMarkup(
    <InWords>
      <Saved
        of={{ ...EVENING, seasons: [] }}
        sheets={['Round 1, table 1', 'Round 1, table 2'].map((called) => ({
          ...{
            key: called,
            called,
            variant: 'mittlere',
            of: 'game',
            seats: [],
            hands: null,
            totals: [],
          },
        }))}
      />
    </InWords>,
  );
  expect(html).toContain('Saved: Round 1, table 1; Round 1, table 2.');
});

test.each([
  ['differenzler', ['Player 1', 'Player 2', 'Player 3', 'Player 4']],
  ['schieber', ['Side 1', 'Side 2']],
] as const)('the parties of a game of %s are called as they are', (id, called) => {
  const html = renderToStaticMarkup(
    <InWords language="en">
      <PaperForm
        kind="game"
        at={{ leagueId: 'l', eveningId: 'e' }}
        roster={[{ id: 'a', name: 'Anna' }]}
        variants={[id]}
        withGames={[id]}
        seasons={[
          { id: 's', name: '2026', variants: [id], scheme: Scheme.parse({}), closed: false },
        ]}
        houseRules={{}}
        measures={[]}
        decimal="."
      />
    </InWords>,
  );
  const legends = [...html.matchAll(/<legend[^>]*>((?:Player|Side) \d)</g)].map(([, text]) => text);
  expect(legends).toEqual(called);
  expect(html).not.toContain('sr-only">Player');
});

test('hands that nobody said are called assumed where a season counts the mean of a hand', () => {
  const html = renderToStaticMarkup(
    <InWords language="en">
      <PaperForm
        kind="game"
        at={{ leagueId: 'l', eveningId: 'e' }}
        roster={[{ id: 'a', name: 'Anna' }]}
        variants={['differenzler']}
        withGames={['differenzler']}
        seasons={[
          {
            ...{ id: 's', name: '2026', variants: ['differenzler'], closed: false },
            scheme: Scheme.parse({ measure: 'difference', combine: 'mean' }),
          },
        ]}
        houseRules={{}}
        measures={[]}
        decimal="."
      />
    </InWords>,
  );
  expect(html).toMatch(/\d+ is assumed/);
});

test('what was stored says in which of the seasons it does not count, and why', () => {
  const counting = (name: string, measure: string) => ({
    ...{ id: name, name, variants: ['schieber'], closed: false },
    scheme: Scheme.parse({ measure }),
  });
  const saved = (...seasons: ReturnType<typeof counting>[]) =>
    renderToStaticMarkup(
      <InWords language="en">
        <Saved
          of={{
            ...EVENING,
            seasons,
            measures: MEASURES.map((id) => ({ id, name: id })),
          }}
          sheets={[
            { key: 'one', variant: 'schieber', of: 'game', seats: [], hands: null, totals: [] },
          ]}
        />
      </InWords>,
    );
  const [main, cup] = [counting('Main', 'card-points'), counting('Cup', 'written-points')];
  expect(saved(main, cup)).toContain(
    'This counts in Cup, but not in Main. Main counts: card-points. What everybody brought home',
  );
  expect(saved(cup)).not.toContain('not in');
});

test('what was stored says who won with the totals, and leads to the table that counts it', () => {
  const saved = (sheet: Pick<Stored, 'variant' | 'of' | 'seats' | 'totals'>) =>
    renderToStaticMarkup(
      <InWords language="en">
        <Saved
          of={{
            ...EVENING,
            seasons: [
              {
                ...{ id: 's', name: '2026', variants: [sheet.variant], closed: false },
                scheme: Scheme.parse({ measure: 'card-points' }),
              },
            ],
          }}
          sheets={[{ key: 'one', hands: null, ...sheet }]}
        />
      </InWords>,
    );
  const linesIn = (html: string) =>
    [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line = '']) =>
      line.replace(/<[^>]*>/g, ' '),
    );
  const game = saved({
    ...{ variant: 'schieber', of: 'game' },
    seats: PEOPLE.map(({ id }, seat) => ({ player: id, field: `side ${seat % 2}` })),
    totals: [1980, 2510, 1980, 2510].map((total, seat) => ({
      ...{ player: PEOPLE[seat]?.id ?? '', total },
    })),
  });
  expect(linesIn(game)).toEqual([
    expect.stringMatching(/Beat &amp; Dora +2,510/),
    expect.stringMatching(/Anna &amp; Carla +1,980/),
  ]);
  expect(game).not.toContain('seasons/s"');
  const evening = saved({
    ...{ variant: 'schieber', of: 'card-points' },
    seats: PEOPLE.map(({ id }) => ({ player: id, field: id })),
    totals: PEOPLE.map(({ id }, i) => ({ player: id, total: 400 + i })),
  });
  expect(linesIn(evening)[0]).toMatch(/Dora +403/);
  expect(evening).toContain('and 1 more');
  expect(evening).toContain('seasons/s"');
});
