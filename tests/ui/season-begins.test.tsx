import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeasonTable } from '../../app/leagues/[leagueId]/season-table';
import { Scheme } from '../../lib/league/scheme';
import { type StandingsInput, standings } from '../../lib/league/standings';
import type { Role } from '../../lib/server/access/access';
import { InWords } from '../helpers/in-words';
import { eveningsOf } from '../league/season';

const season = {
  id: 's',
  name: '2026',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  variants: ['mittlere'],
  houseRules: {},
  scheme: Scheme.parse({}),
  closed: false,
  isOver: false,
} as const;

/** The season's page of a league with these players, before anything was played. */
const pageOf = (role: Role, ...names: string[]): string => pageWith(role, names, {});

function pageWith(
  role: Role,
  names: readonly string[],
  { isOver = false, evenings = [] }: Partial<Pick<StandingsInput, 'isOver' | 'evenings'>>,
): string {
  const entrants = names.map((name) => ({ id: name, name, joinedOn: null, leftOn: null }));
  const { scheme, variants } = season;
  const table = {
    league: {
      id: 'l',
      name: 'Linde',
      isPublic: false,
      publicNames: null,
      byFamily: false,
      isTrial: false,
      role,
      hasRole: true,
    },
    season: { ...season, isOver },
    standings: standings({ evenings, entrants, scheme, variants, isOver }),
    pairs: null,
    ratings: [],
    evenings: 0,
    open: { games: 0, days: [], players: [] },
    uncounted: { games: 0, variants: [] },
    canLook: true,
    mayWrite: role !== 'reader',
    seasons: [season],
    without: {},
    changes: [],
    winners: new Map(),
    revision: null,
  };
  return renderToStaticMarkup(
    <InWords>
      <SeasonTable
        table={table}
        path="/leagues/l"
        looking={false}
        isWhole={false}
        allPairs={false}
      />
    </InWords>,
  );
}

test('an empty league leads to its players first, then to an evening', () => {
  const page = pageOf('owner');
  expect(page).toMatch(/href="\/leagues\/l\/players"[^>]*>Write down who plays.*Plan the first/);
  expect(pageOf('owner', 'Anna')).not.toContain('Write down who plays');
  expect(pageOf('owner', 'Anna')).toContain('Plan the first evening');
  expect(pageOf('reader')).not.toContain('Write down who plays');
});

test('nobody made up stands on the page of a real league', () => {
  for (const page of [pageOf('owner'), pageOf('reader', 'Zita')])
    expect(page).not.toContain('Carla');
});

test('what counts stands there in a few words, all of it where one asks', () => {
  const page = pageOf('reader', 'Zita');
  expect(page).toMatch(/<li[^>]*>net sticks per evening<\/li><li[^>]*>sum, all evenings<\/li>/);
  expect(page).toMatch(/<details.*How it is counted.*Sum of net sticks per evening.*<\/details>/);
});

test('whoever has no game has none so far only while the season goes on', () => {
  const evenings = eveningsOf([
    { games: [{ net: { anna: 3, beat: -3 } }], attendance: { Zita: 'excused' } },
  ]);
  const said = [false, true].map((isOver) =>
    pageWith('reader', ['anna', 'Zita'], { evenings, isOver }),
  );
  expect(said[0]).toContain('Without a game so far: Zita.');
  expect(said[1]).toContain('Without a game: Zita.');
});
