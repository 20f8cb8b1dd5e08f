'use client';
/** Who sits where, for the wall: by name, and table by table. */
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { letterOf } from '@/lib/tournament/honours';
import { seatsByName } from '../rounds/seats-by-name';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { fit, inPages, PageHead } from './pages';

/** Names in two columns: fewer stand larger. All in millimetres. */
const NAMES = { most: 64, high: 246, row: { most: 11, of: 0.56 }, wide: 71, letter: 0.52 } as const;
const TABLES = 18;

/** The names of everybody in a round, with table and letter. */
export function SeatingByName({ round }: { round: number }) {
  const words = useWords();
  const { t } = words;
  const { whole } = useWhole();
  const { nameOf } = usePeople();
  const { setting, rounds } = whole;
  const own = rounds[round];
  const all = own ? seatsByName(own, nameOf, setting.kind === 'each') : [];
  const pages = inPages(all, NAMES.most);
  const rows = Math.ceil(Math.min(all.length, NAMES.most) / 2);
  const row = Math.min(NAMES.row.most, NAMES.high / rows);
  const letters = Math.floor(NAMES.wide / (row * NAMES.row.of * NAMES.letter));
  const title = roundName(words, round + 1, setting.rounds);
  return pages.map((names, page) => (
    <article key={names[0]?.id} className="kit-page tour-sheet" aria-label={title}>
      <PageHead title={title} page={page} pages={pages.length} />
      <ol
        className="tour-names"
        style={
          { '--rows': rows, '--row': `${row}mm` } as React.CSSProperties // custom properties
        }
      >
        {names.map(({ id, name, table, letter }) => (
          <li key={id}>
            <span className={fit(name, letters)}>{name}</span>
            <b>{table ?? '–'}</b>
            <b>{letter}</b>
          </li>
        ))}
      </ol>
      {own && own.out.length > 0 && page === pages.length - 1 && (
        <p>{t('tournament-print.outLine')}</p>
      )}
    </article>
  ));
}

/** Table by table. */
export function SeatingByTable({ round }: { round: number }) {
  const words = useWords();
  const { t } = words;
  const { whole } = useWhole();
  const { nameOf } = usePeople();
  const { setting, rounds } = whole;
  const isEach = setting.kind === 'each';
  const pages = inPages(rounds[round]?.tables ?? [], TABLES);
  const out = rounds[round]?.out ?? [];
  const title = roundName(words, round + 1, setting.rounds);
  return pages.map((tables, page) => (
    <article key={tables[0]?.table} className="kit-page tour-sheet" aria-label={title}>
      <PageHead title={title} page={page} pages={pages.length} />
      <ol className="tour-tables">
        {tables.map(({ table, seats }) => (
          <li key={table}>
            <b className="tour-number">{table}</b>
            <ul>
              {inOrderOfSides(seats, isEach).map(({ id, letter }) => (
                <li key={id}>
                  <i>{letter}</i>
                  <span className={fit(nameOf(id), 24)}>{nameOf(id)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {out.length > 0 && page === pages.length - 1 && (
        <p>{t('tournament-print.out', { names: out.map(nameOf).join(', ') })}</p>
      )}
    </article>
  ));
}

/** Those of a table with their letters, partners one under the other. */
export const inOrderOfSides = (seats: readonly string[], isEach: boolean) =>
  seats
    .map((id, seat) => ({ id, letter: letterOf(seat, isEach) }))
    .toSorted((one, other) => (one.letter < other.letter ? -1 : one.letter > other.letter ? 1 : 0));
