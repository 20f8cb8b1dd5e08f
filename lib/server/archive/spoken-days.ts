/** Days and weeks that are said from today: "vorgestern", "last Saturday", "la semaine dernière". */
import 'server-only';
import { LANGUAGES } from '../../i18n/languages';
import { daysBefore, today } from '../../league/days';

/** Both days included. */
export type Span = { readonly word: string; readonly from: string; readonly to: string };

/** What the day so many days before this one is called in every language. */
export const nearDays = (back: number): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const said = relative(language).format(-back, 'day');
    // "i dag" is written in one word as well.
    return [said, said.replaceAll(' ', '')];
  });

const relative = (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

/** What no language of the system says of itself. */
const BEFORE_YESTERDAY = [
  'the day before yesterday',
  'day before yesterday',
  "ieri l'altro",
  'altro ieri',
];
const LAST_WEEK = ['letzter Woche', 'vergangene Woche', 'semaine passée', 'semaine dernière'];
const OTHER_WEEKS = ['scorsa settimana', 'settimana scorsa', 'senaste veckan'];
/** What stands before or behind a weekday that is past, and what may lead up to it. */
const LAST = 'letzte[nrs]?|vergangene[nrs]?|last|förra|senaste|scors[oa]';
const LAST_BEHIND = 'derni(?:er|ère)|passée?|scors[oa]';
const LEADING = '(?:(?:am|on|i|in|le|la|lo)\\s+)?';

/** "l’altro ieri" is typed with any apostrophe, "avant-hier" with a space. */
const loosely = (said: string): string =>
  said
    .normalize('NFC')
    .replace(/[’']/g, "[’']?\\s?")
    .replaceAll('-', '[-\\s]')
    .replaceAll(' ', '\\s+');

const wholly = (all: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${LEADING}(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

let patterns:
  | readonly { readonly said: RegExp; readonly span: () => Omit<Span, 'word'> }[]
  | undefined;
/** Each way to name days with the days that it names now. */
const spoken = () =>
  (patterns ??= [
    {
      said: wholly([...BEFORE_YESTERDAY, ...nearDays(2)].map(loosely)),
      span: () => dayBack(2),
    },
    {
      said: wholly(
        [
          ...[...LAST_WEEK, ...OTHER_WEEKS],
          ...LANGUAGES.map((language) => relative(language).format(-1, 'week')),
        ].map(loosely),
      ),
      span: () => {
        const sunday = daysBefore(today(), weekdayOf(today()) || 7);
        return { from: daysBefore(sunday, 6), to: sunday };
      },
    },
    ...Array.from({ length: 7 }, (_, weekday) => ({
      said: wholly(LANGUAGES.map((language) => lastWeekday(language, weekday))),
      span: () => dayBack((weekdayOf(today()) - weekday + 7) % 7 || 7),
    })),
  ]);

const dayBack = (back: number) => {
  const day = daysBefore(today(), back);
  return { from: day, to: day };
};

const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** "letzten Samstag", "samedi dernier", "förra lördagen", "i lördags"; 0 is Sunday. */
function lastWeekday(language: string, weekday: number): string {
  const name = new Date(Date.UTC(2026, 1, 1 + weekday)).toLocaleDateString(language, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return language === 'sv'
    ? `(?:${LAST})\\s+${name}(?:en)?|i\\s+${name}s`
    : `(?:${LAST})\\s+${name}|${name}\\s+(?:${LAST_BEHIND})`;
}

/** The days that a text names from today, and what else it says. */
export function spansIn(text: string): { spans: readonly Span[]; rest: string } {
  const spans: Span[] = [];
  const rest = spoken().reduce(
    (left, { said, span }) =>
      left.replace(said, (word) => {
        spans.push({ word, ...span() });
        return ' ';
      }),
    text.normalize('NFC'),
  );
  return { spans, rest };
}
