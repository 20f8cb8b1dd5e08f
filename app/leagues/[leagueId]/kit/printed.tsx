/** What a season or an evening needs on paper: the list of it, sheets to write on, certificates. */
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { type Begun, pageOf } from '@/app/page-of';
import { PaperPage } from '@/app/ui/paper-page';
import { dayInWords, weekdayInWords } from '@/lib/i18n/days';
import { tableName } from '@/lib/i18n/evening';
import { decimalsOf, unitInWords, valueInWords } from '@/lib/i18n/standings';
import { variantName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import type { Scheme } from '@/lib/league/scheme';
import type { Row } from '@/lib/league/table';
import { eveningNow, type League, seasonNow } from '@/lib/server/leagues';
import { leagueRoute } from '../../parts';
import { rankingsAlike } from '../evenings/[eveningId]/rankings-of';
import { Certificates, firstOf, HowMany, howMany } from './certificates';
import { KitPage } from './kit-page';
import { ScoreSheet, type SheetFor } from './score-sheet';

type Kind = 'cards' | 'sheets' | 'plan' | 'certificates' | 'table' | 'cash' | 'evenings';

type Printed = {
  readonly league: League;
  /** Its own page, and the list of what is printed of it, below the league. */
  readonly path: string;
  readonly list: string;
  /** How the way back calls it, and what stands above the list. */
  readonly called: string;
  readonly line: string;
  /** What there is to print, and where that is below the league; a line where one says more than the usual. */
  readonly parts: readonly (readonly [kind: Kind, path: string, line?: string] | false)[];
  readonly sheets: readonly SheetFor[];
  /** Who came where: of an evening that two seasons count otherwise, twice. */
  readonly rankings: readonly {
    readonly of: string;
    readonly rows: readonly Row[];
    readonly scheme: Scheme;
  }[];
  /** It goes on: others may still come first. */
  readonly isOpen: boolean;
};
/** Finds it for the reader of a page; null where they see no such. */
type Find<Name extends string> = (begun: Begun<'leagueId' | Name>) => Promise<Printed | null>;

const hasPlace = ({ rank }: Row): boolean => rank !== null;

/** What a league needs of a season: what an evening needs beside it is printed there. */
export const ofSeason: Find<'seasonId'> = async ({ words, t, me, seasonId }) => {
  const table = await seasonNow(me, { seasonId });
  if (!table) return null;
  const { league, season, standings } = table;
  const { variants, houseRules, scheme, isOver } = season;
  const [path, list] = [`/seasons/${seasonId}`, `/seasons/${seasonId}/kit`];
  const called = t('seasons.named', { name: season.name });
  const hasPlaces = standings.rows.some(hasPlace);
  const last = standings.evenings.at(-1);
  return {
    ...{ league, path, list, called },
    line: [league.name, called].join(', '),
    parts: [
      ['sheets', `${list}/sheets`, variants.map((id) => variantName(words, id)).join(', ')],
      hasPlaces && ['certificates', `${list}/certificates`],
      hasPlaces && ['table', `${path}/print`],
      league.role !== 'reader' && ['cash', `${path}/cash`],
      ['evenings', '/evenings'],
    ],
    sheets: variants.map((variant) => ({
      ...{ variant, players: null, heads: [league.name] },
      options: houseRules[variant] ?? {},
    })),
    rankings: [
      {
        of:
          isOver || !last
            ? called
            : t('kit.certificates.soFar', { season: called, day: dayInWords(words, last.date) }),
        ...{ rows: standings.rows, scheme },
      },
    ],
    isOpen: !isOver,
  };
};

/** What an evening needs: a sheet for each table that was drawn, else one for each Jass of the season. */
export const ofEvening: Find<'eveningId'> = async ({ words, t, me, eveningId }) => {
  const page = await eveningNow(me, { eveningId, look: false });
  if (!page) return null;
  const { league, counting, houseRules, evening, tables, also, mayWrite } = page;
  const [path, list] = [`/evenings/${eveningId}`, `/evenings/${eveningId}/print`];
  const called = weekdayInWords(words, evening.date);
  const day = dayInWords(words, evening.date);
  const rounds = new Set(tables.map(({ round }) => round)).size;
  const alike = rankingsAlike(page);
  const sheets = tables.map(({ variant, names: players, name, round }) => ({
    ...{ variant, players },
    heads: [
      league.name,
      day,
      rounds > 1 && t('evenings.tables.round', { round: String(round) }),
      tableName(words, name),
    ].filter((head) => head !== false),
  }));
  const blank = counting.map((variant) => ({
    ...{ variant, players: null, heads: [league.name, day] },
  }));
  return {
    ...{ league, path, list, called },
    line: `${league.name}, ${called}`,
    parts: [
      mayWrite && ['cards', `${list}/cards`],
      ['sheets', `${list}/sheets`],
      tables.length > 0 && ['plan', `${path}/plan`],
      alike.some(({ ranking }) => ranking?.rows.some(hasPlace)) && [
        'certificates',
        `${list}/certificates`,
      ],
      league.role !== 'reader' && ['cash', `${path}/cash`],
    ],
    sheets: (sheets.length > 0 ? sheets : blank).map((sheet) => ({
      ...sheet,
      options: houseRules[sheet.variant] ?? {},
    })),
    rankings: alike.map(({ season, seasons, ranking }) => ({
      of: [
        evening.name,
        day,
        also.length > 0 && t('seasons.named', { name: names(words, seasons) }),
      ]
        .filter(Boolean)
        .join(', '),
      rows: ranking?.rows ?? [],
      scheme: season.scheme,
    })),
    isOpen: false,
  };
};

const pageOfPrinted = <Name extends string>(
  find: Find<Name>,
  draw: (printed: Printed, begun: Begun<'leagueId' | Name>) => React.ReactNode,
) =>
  pageOf<'leagueId' | Name>(async (begun) => {
    const printed = await find(begun);
    if (printed?.league.id !== begun.leagueId) notFound();
    return draw(printed, begun);
  });

/** The list of what there is to print, each with a line. */
export const listPage = <Name extends string>(find: Find<Name>) =>
  pageOfPrinted(find, ({ league, path, called, line, parts }, { t }) => (
    <PaperPage title={t('kit.title')} back={leagueRoute(league.id, path)} backLabel={called} wide>
      <p className="first-letter:uppercase">{line}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {parts
          .filter((part) => part !== false)
          .map(([kind, to, more]) => (
            <li key={to}>
              <Link
                href={leagueRoute(league.id, to)}
                className="block h-full rounded-xl border border-ink/25 bg-card px-4 py-3 active:bg-paper-dark"
              >
                <span className="block font-semibold text-lg">
                  {t(kind === 'table' ? 'seasons.print.title' : `kit.parts.${kind}.title`)}
                </span>
                <span className="block text-ink-dim">{more ?? t(`kit.parts.${kind}.line`)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </PaperPage>
  ));

/** Sheets to write on. */
export const sheetsPage = <Name extends string>(find: Find<Name>) =>
  pageOfPrinted(find, ({ league, list, sheets }, { words, t }) => (
    <KitPage title={t('kit.parts.sheets.title')} back={leagueRoute(league.id, list)}>
      {sheets.map((sheet) => (
        <ScoreSheet key={`${sheet.variant} ${sheet.heads.join()}`} words={words} sheet={sheet} />
      ))}
    </KitPage>
  ));

/** "3.50 difference": with as many decimals as the table of all of them has. */
const cameTo = (
  words: Words,
  total: number,
  { scheme, rows }: { scheme: Scheme; rows: readonly Row[] },
): string => {
  const decimals = decimalsOf(rows.map((row) => row.total));
  return `${valueInWords(words, total, { ...scheme, decimals })} ${unitInWords(words, scheme, total)}`;
};

/** Certificates of those ahead, as far as the table may be seen: as many as the address says. */
export const certificatesPage = <Name extends string>(find: Find<Name>) =>
  pageOfPrinted(find, ({ league, list, rankings, isOpen }, { words, t, asked }) => {
    const top = howMany(asked.top);
    const given = rankings
      .map(({ of, rows, scheme }) => ({
        of,
        rows: firstOf(rows, top).map((row) => ({
          ...row,
          came: row.total === null ? [] : [cameTo(words, row.total, { scheme, rows })],
        })),
      }))
      .filter(({ rows }) => rows.length > 0);
    const back = leagueRoute(league.id, list);
    return (
      <KitPage
        title={t('kit.parts.certificates.title')}
        back={back}
        ways={
          given.length > 0 ? (
            <>
              <HowMany words={words} path={`${back}/certificates`} now={top} />
              <p>
                {t('kit.certificates.sheets', { count: given.flatMap(({ rows }) => rows).length })}
              </p>
              {isOpen && <p>{t('kit.certificates.notOver')}</p>}
            </>
          ) : (
            <p className="text-ink-dim">{t('kit.certificates.none')}</p>
          )
        }
      >
        {given.map((ranking) => (
          <Certificates key={ranking.of} words={words} league={league.name} {...ranking} />
        ))}
      </KitPage>
    );
  });
