/** Which index leads to the games asked for in a place, and what must be looked up beside it. */
import 'server-only';
import { LANGUAGES } from '../../i18n/languages';
import { variantName } from '../../i18n/variants';
import { wordsIn } from '../../i18n/words-in';
import { VARIANT_IDS } from '../../jass';
import { DAY_MS } from '../../league/days';
import { rootsIn } from '../../league/names';
import { inPublic } from '../../league/public-names';
import { umlautsAlike } from '../../league/similar-names';
import { wordsOf } from '../games';
import type { Tx } from '../store';
import {
  gamesListed,
  gamesOf,
  gamesWith,
  inScope,
  type Scope,
  type Span,
  type Spot,
  type Way,
} from './game-order';
import type { GameFilter } from './history';
import { type Checks, type Term, wordLike } from './search-checks';
import type { Place } from './search-scopes';

/** Lists of at most so many games are put in order here instead of being met along the way. */
const FEW = 2000;

/** The ways that lead to the games asked for, and what is left to be checked on them. */
export async function waysThrough(
  tx: Tx,
  { scope, who }: Place,
  { filter, terms }: { filter: GameFilter; terms: readonly Term[] },
): Promise<{ ways: Way[]; checks: Checks }> {
  const { variant, seasonId, eveningId, isPair, order = 'newest' } = filter;
  const season = seasonId === undefined ? null : await eveningsOf(tx, seasonId);
  if (season?.ids.size === 0) return { ways: [], checks: {} };
  const along = { order, span: spanOf(filter, season) };
  const over = filter.result === undefined ? undefined : filter.result !== 'running';
  const won = who.length > 0 ? wonBy(filter.result) : undefined;
  const checks: Checks = {
    variant,
    evenings: season?.ids,
    who,
    isPair,
    won,
    terms,
    // Only a game that is over is won or lost.
    over: won === undefined ? over : undefined,
  };
  if (eveningId !== undefined) return { ways: [gamesOf({ eveningId }, along)], checks };
  const withWord = await fewWithWords(tx, scope, terms);
  if (withWord) {
    const { term, spots } = withWord;
    return {
      ways: [
        gamesListed(spots, along),
        ...[...term.players].map((id) => gamesWith(id, along)),
        ...[...term.evenings].map((eveningId) => gamesOf({ eveningId }, along)),
      ],
      checks: { ...checks, terms: terms.filter((one) => one !== term) },
    };
  }
  if (over === false) {
    const running = await fewRunning(tx, scope);
    if (running) return { ways: [gamesListed(running, along)], checks };
  }
  if (who.length > 0) {
    const rarest = await rarestOf(tx, who);
    const isFirst = rarest === who[0];
    // One alone needs no second look, nor does the result that the index knows.
    const rest = who.length > 1 || (won !== undefined && !isFirst) ? who : undefined;
    return {
      ways: rarest.map((id) => gamesWith(id, { ...along, won: isFirst ? won : undefined })),
      checks: { ...checks, who: rest },
    };
  }
  const isIndexed = variant !== undefined && 'leagueId' in scope;
  return {
    ways: [gamesOf({ ...inScope(scope), ...(isIndexed && { variant }) }, along)],
    checks: { ...checks, variant: isIndexed ? undefined : variant },
  };
}

export const wonBy = (result: GameFilter['result']): boolean | undefined =>
  result === 'won' ? true : result === 'lost' ? false : undefined;

/** The words to be found in a place, with whom and what they name there as the viewer reads it. */
export async function termsIn(
  tx: Tx,
  { scope, names }: Pick<Place, 'scope' | 'names'>,
  words = '',
): Promise<Term[]> {
  const { days, rest } = daysIn(words);
  const list = wordsOf(rest);
  if (list.length + days.length === 0) return [];
  // Names and evenings of one place are few: they are compared here, where accents are known.
  const rows = await tx.player.findMany({
    where: scope,
    orderBy: { key: 'asc' },
    select: { id: true, name: true, mergedIntoId: true },
  });
  const rootOf = rootsIn(rows);
  const players = rows.map(({ id, name }) => ({
    id: rootOf(id),
    words: comparable(names?.of(name) ?? name),
  }));
  const held =
    'leagueId' in scope
      ? await tx.evening.findMany({
          where: { leagueId: scope.leagueId },
          orderBy: [{ date: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
          select: { id: true, name: true, place: true, date: true },
        })
      : [];
  const evenings = held.map(({ id, name, place }) => ({
    id,
    words: comparable(`${inPublic(name, names)} ${names === null ? (place ?? '') : ''}`),
  }));
  const onCalendar = held.map(({ id, date }) => ({
    id,
    words: [
      ...(monthNames()[Number(date.slice(5, 7)) - 1] ?? []),
      ...(weekdayNames('long')[weekdayOf({ date })] ?? []),
    ],
  }));
  const onDays = days.map(({ word, isDay }): Term => {
    const none = new Set<string>();
    return {
      ...{ word, isBeginning: false, inNotes: false, players: none, variants: none },
      evenings: new Set(held.filter(({ date }) => isDay(date)).map(({ id }) => id)),
    };
  });
  // A blank or a full stop ends a word.
  const isOpen = /[\p{L}\p{M}\p{N}]$/u.test(rest);
  const inWords = list.map((word, i) => {
    const isBeginning = isOpen && i === list.length - 1;
    const asked = umlautsAlike(word);
    const isThere = (own: string) => (isBeginning ? own.startsWith(asked) : own === asked);
    const named = (all: readonly Named[]) =>
      new Set(all.filter((one) => one.words.some(isThere)).map(({ id }) => id));
    // Notes are for those who belong to the league.
    const inNotes = names === null;
    const isName = isBeginning && word.length < SHORTEST;
    const meant = named(players);
    const called = named(isName ? evenings : [...evenings, ...onCalendar]);
    // "Sam" is somebody, where somebody is called so, and else a Saturday.
    const weekday = weekdayNames('short').findIndex((own) => own.includes(asked));
    const isWeekday = meant.size + called.size === 0;
    return {
      ...{ word, isBeginning, inNotes, players: meant },
      evenings: isWeekday
        ? new Set(held.flatMap((one) => (weekdayOf(one) === weekday ? one.id : [])))
        : called,
      variants: named(isName ? [] : variantNames()),
    };
  });
  return [...onDays, ...inWords];
}

/** A day as it is written in Switzerland: 2.10., 2.10.26, 2. 10. 2026, 2. Oktober, 2 oct. 2026. */
const DAYS = /(?<!\d)(\d{1,2})\.?\s*(?:(\d{1,2})\.|(\p{L}{3,})\.?)(?:\s?(\d{4}|\d{2}(?!\d)))?/gu;
/** As programs write it: 2026-10-02. */
const ISO_DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

type NamedDay = { readonly word: string; readonly isDay: (date: string) => boolean };

/** The days that are named in a text, and what else it says. */
function daysIn(text: string): { days: readonly NamedDay[]; rest: string } {
  const days: NamedDay[] = [];
  const asWritten = text.replace(ISO_DAY, '$3.$2.$1');
  const rest = asWritten.replace(
    DAYS,
    (word, day: string, month?: string, name = '', year = '') => {
      const [begun = ''] = comparable(name);
      const months =
        month === undefined
          ? monthNames().flatMap((own, at) =>
              own.some((one) => one.startsWith(begun)) ? [`${at + 1}`] : [],
            )
          : [month];
      // "4 Buben" is no day.
      if (months.length === 0) return word;
      const ends = months.map((one) => `-${one.padStart(2, '0')}-${day.padStart(2, '0')}`);
      days.push({
        word,
        isDay: (date) =>
          date.startsWith(year.length === 2 ? `20${year}` : year) &&
          ends.some((end) => date.endsWith(end)),
      });
      return ' ';
    },
  );
  return { days, rest };
}

/** So much of a word says that a variant, a month or a weekday is meant, and not somebody whose name begins so. */
const SHORTEST = 4;

/** The words of a name as they are compared, ö and oe for one. */
const comparable = (text: string): string[] => wordsOf(text).map(umlautsAlike);

type Named = { readonly id: string; readonly words: readonly string[] };
let variants: readonly Named[] | undefined;

/** What the variants are called, in every language: whoever looks may have another than the page. */
const variantNames = (): readonly Named[] =>
  (variants ??= VARIANT_IDS.map((id) => ({
    id,
    words: LANGUAGES.flatMap((language) => comparable(variantName(wordsIn(language), id))),
  })));

/** What these days, or the months of them, are called in every language. */
const calendarNames = (days: readonly Date[], how: Intl.DateTimeFormatOptions) =>
  days.map((day) =>
    LANGUAGES.flatMap((language) =>
      comparable(day.toLocaleDateString(language, { ...how, timeZone: 'UTC' })),
    ),
  );
type CalendarNames = readonly (readonly string[])[];

let months: CalendarNames | undefined;
const monthNames = (): CalendarNames =>
  (months ??= calendarNames(
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month))),
    { month: 'long' },
  ));

const weekdays: { long?: CalendarNames; short?: CalendarNames } = {};
/** From Sunday on, as `weekdayOf` counts. */
const weekdayNames = (weekday: 'long' | 'short'): CalendarNames =>
  (weekdays[weekday] ??= calendarNames(
    Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, 1 + day))),
    { weekday },
  ));
const weekdayOf = ({ date }: { readonly date: string }): number => new Date(date).getUTCDay();

type Evenings = { readonly ids: ReadonlySet<string>; readonly span: Span };

/** A season's evenings, and the time in which their games can have been played. */
async function eveningsOf(tx: Tx, seasonId: string): Promise<Evenings> {
  const of = { where: { seasonId } };
  const evening = { select: { id: true, date: true } };
  const shared = await tx.sharedEvening.findMany({ ...of, select: { evening } });
  const rows = [
    ...(await tx.evening.findMany({ ...of, ...evening })),
    ...shared.map((one) => one.evening),
  ];
  const days = rows.map(({ date }) => startOf(date) ?? 0);
  return {
    ids: new Set(rows.map(({ id }) => id)),
    // An evening goes on after midnight, and it is night somewhere else.
    span: { from: Math.min(...days) - DAY_MS, to: Math.max(...days) + 2 * DAY_MS },
  };
}

/** When a day begins, UTC; null for what is no day. */
function startOf(day: string | undefined): number | null {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(ms) ? ms : null;
}

function spanOf({ from, to }: GameFilter, season: Evenings | null): Span {
  const ending = startOf(to);
  const starts = [startOf(from), season?.span.from].flatMap((at) => at ?? []);
  const stops = [ending === null ? null : ending + DAY_MS - 1, season?.span.to].flatMap(
    (at) => at ?? [],
  );
  return {
    from: starts.length > 0 ? Math.max(...starts) : null,
    to: stops.length > 0 ? Math.min(...stops) : null,
  };
}

/** So many names may a word have that leads to its games: each is a way of its own. */
const MOST_NAMED = 20;

/** The notes that the rarest of the words leads to; null where all of them are in many, or name many. */
async function fewWithWords(
  tx: Tx,
  scope: Scope,
  terms: readonly Term[],
): Promise<{ term: Term; spots: Spot[] } | null> {
  let fewest: { term: Term; spots: Spot[]; weight: number } | null = null;
  for (const term of terms) {
    // What is played leads to half of all games.
    if (term.variants.size > 0 || term.players.size + term.evenings.size > MOST_NAMED) continue;
    const rows = !term.inNotes
      ? []
      : await tx.word.findMany({
          where: {
            scope: 'leagueId' in scope ? scope.leagueId : scope.ownerId,
            word: wordLike(term),
          },
          // Said because Prisma would sort by the whole key otherwise; this is how the index goes.
          orderBy: [{ word: 'asc' }, { gameId: 'asc' }],
          take: FEW + 1,
          select: { gameId: true, playedAt: true },
        });
    const spots = new Map(
      rows.map(({ gameId, playedAt }) => [gameId, { at: playedAt.getTime(), id: gameId }]),
    );
    // Whoever plays has many games, an evening some, a note is one.
    const weight = rows.length + 200 * term.players.size + 30 * term.evenings.size;
    if (rows.length <= FEW && weight < (fewest?.weight ?? Number.POSITIVE_INFINITY))
      fewest = { term, spots: [...spots.values()], weight };
  }
  return fewest;
}

/** The running games of a scope; null where they are many. */
async function fewRunning(tx: Tx, scope: Scope): Promise<Spot[] | null> {
  const rows = await tx.game.findMany({
    where: { ...inScope(scope), over: false },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: FEW + 1,
    select: { id: true, playedAt: true },
  });
  return rows.length > FEW
    ? null
    : rows.map(({ id, playedAt }) => ({ at: playedAt.getTime(), id }));
}

/** One of them who has few games, so that the others are looked up there; else the first. */
async function rarestOf(tx: Tx, who: readonly (readonly string[])[]): Promise<readonly string[]> {
  const [first = []] = who;
  if (who.length > 1) for (const ids of who) if (await hasFew(tx, ids)) return ids;
  return first;
}

async function hasFew(tx: Tx, playerIds: readonly string[]): Promise<boolean> {
  for (const playerId of playerIds) {
    const beyond = await tx.seat.findMany({
      where: { playerId },
      orderBy: [{ playedAt: 'desc' }, { gameId: 'desc' }],
      skip: FEW,
      take: 1,
      select: { gameId: true },
    });
    if (beyond.length > 0) return false;
  }
  return true;
}
