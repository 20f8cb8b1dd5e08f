/** Names that would be script, tags or turned lines anywhere else are names in HTML, SVG and pictures. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawFirst } from '../../app/board/drawn-first';
import { drawPicture } from '../../app/games/[gameId]/picture/draw';
import { SHAPES, type Shape } from '../../app/games/[gameId]/picture/shapes';
import { StandingsTable } from '../../app/leagues/[leagueId]/standings-table';
import { LineChart } from '../../app/ui/charts/line-chart';
import { StickSlate } from '../../app/ui/slate/stick-slate';
import { wordsIn } from '../../lib/i18n/words-in';
import { parseOptions, tally } from '../../lib/jass';
import { tidyName } from '../../lib/sync/table';
import { InWords } from '../helpers/in-words';

const NAMES = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onload='alert(1)`,
  `</title></svg><svg onload=alert(1)>`,
  `]]><script>alert(1)</script>`,
  `--><script>`,
  `&lt;b&gt;&#60;i&#62;`,
  `javascript:alert(1)`,
  `{{7*7}}\${7*7}`,
  `url(#a)</style>`,
] as const;

/** The tags of a page with the names of their attributes, which no name must change. */
const skeleton = (html: string) =>
  [...html.matchAll(/<(\/?[\w:]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, tag, attributes = '']) => `${tag} ${attributes.replaceAll(/="[^"]*"/g, '')}`,
  );
/** Everything between tags and in attributes is without brackets. */
const isWhole = (html: string) =>
  !/[<>]/.test(html.replaceAll(/<\/?[\w:]+(?:\s+[\w:-]+(?:="[^"<]*")?)*\s*\/?>/g, ''));

const inWords = (page: React.ReactNode) => renderToStaticMarkup(<InWords>{page}</InWords>);

const chart = (name: string) =>
  inWords(
    <LineChart
      title={name}
      description={name}
      pointName={name}
      points={['start', '1', '2']}
      series={[
        { name, values: [0, 1, 3] },
        { name: `${name} 2`, values: [0, -1, -3] },
      ]}
      format={String}
    />,
  );

const slate = (name: string) =>
  inWords(
    <StickSlate
      rows={[0, 1, 2].map((seat) => ({
        name: `${name} ${seat}`,
        places: [],
        sticks: 0,
        potatoes: 0,
        net: 0,
      }))}
      held={[[0, 1]]}
      dealer={0}
      label={name}
    />,
  );

const table = (name: string) =>
  inWords(
    <StandingsTable
      standings={{
        evenings: [{ id: 'e', date: '2026-01-08', isFinal: false }],
        columns: ['points'],
        isLessBetter: false,
        hiddenSince: null,
        rows: [
          {
            id: 'p',
            name,
            rank: 1,
            movement: 0,
            evenings: 1,
            games: 1,
            cells: [{ evening: 'e', value: 3, games: ['g'], results: [] }],
            total: 3,
            mean: 3,
            best: 3,
            worst: 3,
            wins: 1,
            level: 0,
            gap: 0,
            exact: {},
            columns: { points: 3 },
            tieBreak: null,
          },
        ],
      }}
      measure="written-points"
      leagueId="l"
      seasonId="s"
      caption={name}
    />,
  );

/** What a phone puts into the board’s page as HTML. */
const firstSight = (name: string) =>
  drawFirst(
    {
      id: 'g',
      table: {
        variant: 'mittlere',
        options: {},
        players: [name, `${name} 2`, `${name} 3`],
        firstDealer: 0,
      },
      hands: [{ id: 'h', by: 'h', entry: { points: [60, 57, 40] } }],
      override: null,
      done: [],
      undone: [],
      revision: 1,
    },
    'de',
  );

describe.each([
  ['the lines of a chart', chart],
  ['the first sight of a board', firstSight],
  ['a slate', slate],
  ['a table', table],
] as const)('in %s', (_, drawn) => {
  const tame = drawn('Anna');

  test.each(NAMES)('%s', (name) => {
    const html = drawn(name);
    expect(isWhole(html)).toBe(true);
    // A slate breaks a name at its spaces: one of as many letters does the same.
    expect(skeleton(html)).toEqual(skeleton(drawn(name.replaceAll(/\S/g, 'a'))));
  });

  test('is looked at to its end', () => {
    expect(skeleton(tame).length).toBeGreaterThan(10);
    expect(skeleton(`${tame}<b>`)).not.toEqual(skeleton(tame));
    expect(isWhole(`${tame}<img onerror=alert(1)>`)).toBe(false);
  });
});

describe('in the picture of a slate', () => {
  afterEach(() => vi.restoreAllMocks());
  const options = parseOptions('mittlere', {});
  if (!options.ok) throw new Error(options.error.message);
  const hands = [{ points: [60, 57, 40] }];

  test.each(Object.keys(SHAPES) as Shape[])('as a %s nothing is run or fetched', async (shape) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No network here.'));
    for (let i = 0; i + 2 < NAMES.length; i += 3) {
      const players = NAMES.slice(i, i + 3);
      const on = { variant: 'mittlere', options: options.value, players, firstDealer: 0 } as const;
      const scored = tally({ format: 'jass-record/1', ...on, hands });
      if (!scored.ok) throw new Error(scored.error.message);
      const response = await drawPicture(wordsIn('en'), {
        game: {
          id: 'g',
          table: on,
          tally: scored.value,
          hands: hands.map((entry, i) => ({ id: String(i), by: '', entry })),
          over: true,
          tourney: null,
          playedAt: '2026-11-21T20:15:00.000Z',
        },
        shape,
      });
      expect(response.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.readUInt32BE(16)).toBe(SHAPES[shape].width);
    }
    // What the drawing itself is made with comes along in the program.
    const addresses = asked.mock.calls.map(([address]) => String(address).slice(0, 5));
    expect(addresses.filter((address) => address !== 'data:')).toEqual([]);
  });
});

test.each([
  ['\u202eannA', 'annA'],
  ['Anna\u202d\u202c', 'Anna'],
  ['\u2066Anna\u2069 \u200fB\u200e', 'Anna B'],
  ['\u061cAnna', 'Anna'],
  ['نور', 'نور'],
  ['נועה', 'נועה'],
])('no name turns what stands beside it: %j', (given, kept) => {
  expect(tidyName(given)).toBe(kept);
});
