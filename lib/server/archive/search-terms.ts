/** The words of a search: what they name in a place, and what can be named there. */
import 'server-only';
import { LANGUAGES, type Language } from '../../i18n/languages';
import { variantName } from '../../i18n/variants';
import { wordsIn } from '../../i18n/words-in';
import { VARIANT_IDS } from '../../jass';
import { daysBefore, today } from '../../league/days';
import { rootsIn } from '../../league/names';
import { inPublic } from '../../league/public-names';
import { umlautsAlike } from '../../league/similar-names';
import { wordsOf } from '../games';
import type { Tx } from '../store';
import type { Term } from './search-checks';
import type { Place } from './search-scopes';
import { nearDays, spansIn } from './spoken-days';

type At = Pick<Place, 'scope' | 'names'>;

/** The words to be found in a place, with whom and what they name there as the viewer reads it. */
export async function termsIn(tx: Tx, place: At, words = ''): Promise<Term[]> {
  const { days, rest } = daysIn(words);
  const list = wordsOf(rest);
  if (list.length + days.length === 0) return [];
  const { players, evenings } = await namedIn(tx, place);
  const onDays = days.map(({ word, isDay }): Term => {
    const none = new Set<string>();
    return {
      ...{ word, isBeginning: false, inNotes: false, players: none, variants: none },
      evenings: new Set(evenings.filter(({ date }) => isDay(date)).map(({ id }) => id)),
    };
  });
  // A blank or a full stop ends a word.
  const isOpen = /[\p{L}\p{M}\p{N}]$/u.test(rest);
  const inWords = list.map((word, i) => {
    const isBeginning = isOpen && i === list.length - 1;
    const asked = umlautsAlike(word);
    const isThere = (own: string) => (isBeginning ? own.startsWith(asked) : own === asked);
    const named = (all: readonly Omit<Named, 'text'>[]) =>
      new Set(all.filter((one) => one.words.some(isThere)).map(({ id }) => id));
    // Notes are for those who belong to the league.
    const inNotes = place.names === null;
    const isName = isBeginning && word.length < SHORTEST;
    const meant = named(players);
    const called = named(evenings);
    if (!isName) for (const id of named(onCalendar(evenings))) called.add(id);
    // "Sam" is somebody, where somebody is called so, and else a Saturday.
    const short = called.size + meant.size === 0 ? onCalendar(evenings, 'short') : [];
    for (const { id, words } of short) if (words.includes(asked)) called.add(id);
    return {
      ...{ word, isBeginning, inNotes, players: meant },
      evenings: called,
      variants: named(isName ? [] : variantNames()),
    };
  });
  return [...onDays, ...inWords];
}

/** Who plays in a place, and its evenings, as they are called there. */
async function namedIn(
  tx: Tx,
  { scope, names }: At,
): Promise<{ players: readonly Named[]; evenings: readonly Evening[] }> {
  // Names and evenings of one place are few: they are compared here, where accents are known.
  const rows = await tx.player.findMany({
    where: scope,
    orderBy: { key: 'asc' },
    select: { id: true, name: true, mergedIntoId: true },
  });
  const rootOf = rootsIn(rows);
  const held =
    'leagueId' in scope
      ? await tx.evening.findMany({
          where: { leagueId: scope.leagueId },
          orderBy: [{ date: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
          select: { id: true, name: true, place: true, date: true },
        })
      : [];
  return {
    players: rows.map(({ id, name }) => ({ id: rootOf(id), ...called(names?.of(name) ?? name) })),
    evenings: held.map(({ id, name, place, date }) => ({
      ...{ id, date },
      ...called(`${inPublic(name, names)} ${names === null ? (place ?? '') : ''}`),
    })),
  };
}

/** All that can be named in a place: people, evenings and where they were, their days, what is played. */
export async function vocabularyOf(tx: Tx, place: At): Promise<readonly string[]> {
  const { players, evenings } = await namedIn(tx, place);
  const days =
    evenings.length > 0 ? [...monthNames(), ...weekdayNames('long'), ...nearWords()] : [];
  return [...players, ...evenings, ...days, ...variantNames()].map(({ text }) => text);
}

/** The evenings by what their days are called. */
const onCalendar = (evenings: readonly Evening[], how: 'long' | 'short' = 'long') => {
  const near = new Map(nearWords().map(({ words }, back) => [daysBefore(today(), back), words]));
  return evenings.map(({ id, date }) => ({
    id,
    words: [
      ...(monthNames()[Number(date.slice(5, 7)) - 1]?.words ?? []),
      ...(weekdayNames(how)[new Date(date).getUTCDay()]?.words ?? []),
      ...(near.get(date) ?? []),
    ],
  }));
};

/** A day as it is written in Switzerland: 2.10., 2.10.26, 2. 10. 2026, 2. Oktober, 2 oct. 2026. */
const DAYS = /(?<!\d)(\d{1,2})\.?\s*(?:(\d{1,2})\.|(\p{L}{3,})\.?)(?:\s?(\d{4}|\d{2}(?!\d)))?/gu;
/** As programs write it: 2026-10-02. */
const ISO_DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

type NamedDay = { readonly word: string; readonly isDay: (date: string) => boolean };

/** The days that are named in a text, and what else it says. */
function daysIn(text: string): { days: readonly NamedDay[]; rest: string } {
  const spoken = spansIn(text);
  const days: NamedDay[] = spoken.spans.map(({ word, from, to }) => ({
    word,
    isDay: (date) => from <= date && date <= to,
  }));
  const asWritten = spoken.rest.replace(ISO_DAY, '$3.$2.$1');
  const rest = asWritten.replace(
    DAYS,
    (word, day: string, month?: string, name = '', year = '') => {
      const [begun = ''] = comparable(name);
      const months =
        month === undefined
          ? monthNames().flatMap((own, at) =>
              own.words.some((one) => one.startsWith(begun)) ? [`${at + 1}`] : [],
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

/** The day that words name from today, and nothing else; null where they say anything besides. */
export function nearDayIn(words: string): string | null {
  const { spans, rest } = spansIn(words);
  const [span] = spans;
  if (span && wordsOf(rest).length === 0) return span.from === span.to ? span.from : null;
  const own = comparable(words);
  const back = nearWords().findIndex((day) => own.every((word) => day.words.includes(word)));
  return own.join('').length < SHORTEST || back < 0 ? null : daysBefore(today(), back);
}

/** So much of a word says that a variant, a month or a weekday is meant, and not somebody whose name begins so. */
const SHORTEST = 4;

/** The words of a name as they are compared, ö and oe for one. */
const comparable = (text: string): string[] => wordsOf(text).map(umlautsAlike);

type Called = { readonly text: string; readonly words: readonly string[] };
type Named = Called & { readonly id: string };
type Evening = Named & { readonly date: string };

const called = (text: string): Called => ({ text, words: comparable(text) });

/** What something is called in every language: whoever looks may have another than the page. */
const inAll = (name: (language: Language) => string): Called =>
  called(LANGUAGES.map(name).join(' '));

let variants: readonly Named[] | undefined;
const variantNames = (): readonly Named[] =>
  (variants ??= VARIANT_IDS.map((id) => ({
    id,
    ...inAll((language) => variantName(wordsIn(language), id)),
  })));

/** What these days, or the months of them, are called. */
const calendarNames = (days: readonly Date[], how: Intl.DateTimeFormatOptions) =>
  days.map((day) =>
    inAll((language) => day.toLocaleDateString(language, { ...how, timeZone: 'UTC' })),
  );

let months: readonly Called[] | undefined;
const monthNames = (): readonly Called[] =>
  (months ??= calendarNames(
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month))),
    { month: 'long' },
  ));

const weekdays: { long?: readonly Called[]; short?: readonly Called[] } = {};
/** From Sunday on. */
const weekdayNames = (weekday: 'long' | 'short'): readonly Called[] =>
  (weekdays[weekday] ??= calendarNames(
    Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, 1 + day))),
    { weekday },
  ));

let near: readonly Called[] | undefined;
/** Today and yesterday. */
const nearWords = (): readonly Called[] =>
  (near ??= [0, 1].map((back) => called(nearDays(back).join(' '))));
