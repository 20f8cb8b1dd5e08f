/** An evening's first places in chalk, and what stands after a winner's figure. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChalkWinner } from '../../app/leagues/[leagueId]/chalk-winner';
import { EveningRanking } from '../../app/leagues/[leagueId]/evenings/[eveningId]/evening-ranking';
import { Podium } from '../../app/leagues/[leagueId]/evenings/[eveningId]/podium';
import { placesOf } from '../../app/leagues/[leagueId]/evenings/[eveningId]/rankings-of';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';
import { unitInWords } from '../../lib/i18n/standings';
import { wordsIn } from '../../lib/i18n/words-in';
import { Scheme } from '../../lib/league/scheme';
import { standings } from '../../lib/league/standings';
import type { EveningPage } from '../../lib/server/leagues';
import { InWords } from '../helpers/in-words';
import { seasonOf } from '../league/season';

const NAMES = 'anna beat carla dora emil flurina gian heidi ida jörg kaspar luzia margrit'.split(
  ' ',
);
/** The ranking of an evening at which everybody has so many net sticks. */
const rankingOf = (net: Readonly<Record<string, number>>) => ({
  ...standings(seasonOf({ evenings: [{ games: [{ net }] }], scheme: { tieBreaks: [] } })),
  made: new Map(),
});
const level = (from: number, to: number, net: number) =>
  Object.fromEntries(NAMES.slice(from, to).map((name) => [name, net]));

function drawn(rankings: readonly ReturnType<typeof rankingOf>[], language: Language = 'en') {
  const [first, ...also] = rankings.map((ranking, i) => ({
    season: { id: `s${i}`, name: `Season ${i}`, scheme: Scheme.parse({}) },
    number: 1,
    ranking,
  }));
  const page = { ...first, also, evening: { id: 'e', number: 1, isFinal: false } };
  return renderToStaticMarkup(
    <InWords language={language}>
      {/* Of the page only what the slate reads. */}
      <Podium page={page as unknown as EveningPage} />
    </InWords>,
  ).replaceAll('\u00a0', ' ');
}

test('a place has one line on the slate, with all who share it', () => {
  const nine = rankingOf({ anna: 9, ...level(1, 10, 2), kaspar: -1 });
  expect(placesOf(nine).map(({ length }) => length)).toEqual([1, 9]);
  const html = drawn([nine]);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain('Beat, Carla, Dora, Emil, Flurina, Gian, Heidi, Ida and Jörg');
});

test('of more than can be read it is said how many share a place, in every language', () => {
  for (const language of LANGUAGES) {
    const html = drawn([rankingOf(level(0, 13, 2))], language);
    expect(html).toContain('13');
    expect(html).not.toContain('Anna');
  }
});

test('figures below each other have the same decimals, and two seasons are named', () => {
  const html = drawn([rankingOf({ anna: 2.5, beat: 1 }), rankingOf({ anna: 1, beat: 2 })]);
  expect(html).toMatch(/\+2\.5.*\+1\.0.*Season 1/);
  expect(html.indexOf('Season 0')).toBeLessThan(html.indexOf('+2.5'));
});

test('everybody in the ranking leads on, to their games or, from paper alone, to their page', () => {
  const ranking = rankingOf({ anna: 9, beat: 2 });
  const [anna, ...others] = ranking.rows;
  const cells = anna?.cells.map((cell) => ({ ...cell, games: [] })) ?? [];
  const rows = anna ? [{ ...anna, cells }, ...others] : [];
  const season = { id: 's', name: '2026', scheme: Scheme.parse({}) };
  const html = renderToStaticMarkup(
    <InWords>
      <EveningRanking
        // Of the page only what the ranking reads.
        page={{ evening: { id: 'e' }, league: { id: 'l' } } as EveningPage}
        of={{ season, seasons: ['2026'], ranking: { ...ranking, rows } } as never}
        isOne
      />
    </InWords>,
  );
  expect(html).toContain('href="/players/anna"');
  expect(html).toMatch(/href="\/leagues\/l\/games\?[^"]*beat/);
});

test('a crowd that shares the lead is one name and a number where there is little room', () => {
  const said = (count: number, isShort = false) =>
    renderToStaticMarkup(
      <InWords>
        <ChalkWinner
          winners={Array.from({ length: count }, (_, at) => ({
            ...{ id: `${at}`, name: `Anna-Katharina Vogel ${at}`, total: 1 },
          }))}
          scheme={Scheme.parse({ measure: 'wins' })}
          seed="e"
          isShort={isShort}
        />
      </InWords>,
    );
  expect(said(6, true)).toContain('Vogel 0 and 5 more<');
  expect(said(3, true)).not.toContain('more<');
  expect(said(6)).not.toContain('more<');
});

test('one is one', () => {
  const one = { measure: 'wins', combine: 'sum' } as const;
  const said = LANGUAGES.map((language) =>
    [1, 2].map((n) => unitInWords(wordsIn(language), one, n)),
  );
  for (const [single, several] of said) expect(single).not.toBe(several);
  expect(said).toContainEqual(['gewonnene Partie', 'gewonnene Partien']);
  const html = renderToStaticMarkup(
    <InWords>
      <ChalkWinner
        winners={[{ id: 'a', name: 'Anna', total: 1 }]}
        scheme={Scheme.parse({ measure: 'wins' })}
        seed="e"
      />
    </InWords>,
  );
  expect(html).toContain('>game won<');
});
