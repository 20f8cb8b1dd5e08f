import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatingsList } from '../../app/leagues/[leagueId]/ratings-list';
import { StandingsTable } from '../../app/leagues/[leagueId]/standings-table';
import type { Language } from '../../lib/i18n/languages';
import type { Row, Standings } from '../../lib/league/table';
import { InWords } from '../helpers/in-words';

const row = (name: string, more: Partial<Row>): Row => ({
  id: name,
  name,
  rank: 1,
  movement: 0,
  evenings: 1,
  games: 3,
  cells: [{ evening: 'e', value: 2049, games: ['g'], results: [] }],
  total: 2049,
  mean: 2049,
  best: 2100,
  worst: 2000,
  wins: 1,
  level: 0,
  gap: 0,
  columns: { points: 6147, tourneyPoints: 0 },
  exact: {},
  tieBreak: null,
  ...more,
});

const standings = (rows: Row[]): Standings => ({
  evenings: [{ id: 'e', date: '2026-01-08', isFinal: false }],
  columns: ['points', 'tourneyPoints'],
  isLessBetter: false,
  rows,
  hiddenSince: null,
});

const shown = (rows: Row[], language: Language = 'en') =>
  renderToStaticMarkup(
    <InWords language={language}>
      <StandingsTable
        standings={standings(rows)}
        measure="written-points"
        leagueId="l"
        seasonId="s"
        caption="Season"
      />
    </InWords>,
  );

test('figures of a column have as many decimals as any of them', () => {
  const html = shown([row('Anna', { mean: 2091.67 }), row('Beat', {})]);
  expect(html).toContain('>2,091.67<');
  expect(html).toContain('>2,049.00<');
  // The total, which has none.
  expect(html).toContain('>2,049<');
});

test('tourney points have a column where somebody has some', () => {
  expect(shown([row('Anna', {})])).not.toContain('Tourney');
  expect(shown([row('Anna', { columns: { tourneyPoints: 2 } })])).toContain('Tourney');
});

test('heads, figures and notes are in the language', () => {
  const rows = [
    row('Anna', { mean: 2091.67, tieBreak: 'best-evening', movement: 2 }),
    row('Beat', { rank: null, unranked: { why: 'games', has: 1, needs: 5 } }),
  ];
  const german = shown(rows, 'de');
  expect(german).toContain('>Schwächstes<');
  expect(german).toContain('>2’091.67<');
  expect(german).toContain('nach bestem Abend');
  expect(german).toContain('2 Ränge hinauf');
  expect(german).toContain('1 von 5 Partien');
  expect(german).toContain('Abend vom 8. Jan. 2026');
  const french = shown(rows, 'fr');
  expect(french).toContain('>2’091,67<');
  expect(french).toContain('monte de 2 rangs');
  expect(french).toContain('1 partie sur 5');
});

test('ratings part their thousands as all figures do', () => {
  const line = { id: 'a', name: 'Anna', points: 1039, games: 20, isProvisional: false };
  const html = renderToStaticMarkup(
    <InWords language="de">
      <RatingsList ratings={[{ variant: 'schieber', lines: [line] }]} />
    </InWords>,
  );
  expect(html).toContain('>1’039<');
});
