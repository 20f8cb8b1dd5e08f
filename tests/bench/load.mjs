/**
 * What an evening asks of the servers and of the database, calculated: `npm run load`. Nothing is
 * measured here; what one instance can do is taken lower than what is measured beside it, and every
 * assumption has its name. docs/growth.md shows the table that this prints.
 */
import { pathToFileURL } from 'node:url';

/** An evening: how many tables play, and who looks on besides. */
export const EVENINGS = [
  { name: 'a family', tables: 1, viewersPerTable: 1, eveningsPerYear: 50 },
  { name: 'a club', tables: 12, viewersPerTable: 2, eveningsPerYear: 40 },
  {
    name: 'ten thousand tables on a Saturday night',
    tables: 10_000,
    viewersPerTable: 5,
    eveningsPerYear: 50,
  },
];

/** How people play. */
export const PLAY = {
  /** Dealt, played and written in two and a half minutes. */
  handsPerMinute: 0.4,
  /** Phones of the table that have the game open: the one that writes, and two others. */
  phonesPerTable: 3,
  hours: 4,
  handsPerGame: 12,
  /** Corrections, undoing, taking the chalk, joining: as many writes again as a part of the hands. */
  otherWrites: 0.25,
  /** Pages, tables and histories that everybody with a phone in the hand opens. */
  pagesPerMinute: 0.1,
};

/** What it comes to in bytes and transactions. */
export const COST = {
  /** A line, then the table as it is now, to everybody who has the game open. */
  bytesPerEvent: 900,
  bytesPerPage: 25_000,
  /** Transactions that read: one for a page's person, two for its content. */
  readsPerPage: 3,
  /** Rows of Game, Seat and Player with their indexes. */
  bytesPerGame: 2000,
  /** Rows of Hand and Change with their indexes, and what the tally grows. */
  bytesPerHand: 1000,
};

/** What one instance with two cores is trusted with; about half of what was measured. */
export const INSTANCE = {
  writesPerSecond: 400,
  pagesPerSecond: 20,
  streams: 8000,
  eventsPerSecond: 5000,
  /** Two, so that one may be lost or be replaced. */
  leastWhereItMatters: 2,
  databaseConnections: 10,
};

/** From so many tables on, an evening does not wait for one machine. */
const TABLES_THAT_MATTER = 1000;

/**
 * The second in which the most is written, when every table writes by chance at its own moment: a
 * Poisson distribution's value that is passed in less than one second of a thousand.
 */
export function busiest(perSecond) {
  // Before the exponential is no number any more: then it is a normal distribution.
  if (perSecond > 500) return Math.ceil(perSecond + 3.09 * Math.sqrt(perSecond));
  let term = Math.exp(-perSecond);
  let sum = term;
  let count = 0;
  while (sum < 0.999) {
    count += 1;
    term *= perSecond / count;
    sum += term;
  }
  return count;
}

/** What an evening asks for. */
export function loadOf({ tables, viewersPerTable, eveningsPerYear }) {
  const streams = tables * (PLAY.phonesPerTable + viewersPerTable);
  const hands = (tables * PLAY.handsPerMinute) / 60;
  const writes = hands * (1 + PLAY.otherWrites);
  const events = writes * (PLAY.phonesPerTable + viewersPerTable);
  const pages = (streams * PLAY.pagesPerMinute) / 60;
  const instances = Math.max(
    Math.ceil(busiest(writes) / INSTANCE.writesPerSecond),
    Math.ceil(busiest(pages) / INSTANCE.pagesPerSecond),
    Math.ceil(streams / INSTANCE.streams),
    Math.ceil(events / INSTANCE.eventsPerSecond),
    tables >= TABLES_THAT_MATTER ? INSTANCE.leastWhereItMatters : 1,
  );
  const handsPerEvening = hands * 3600 * PLAY.hours;
  const gamesPerEvening = handsPerEvening / PLAY.handsPerGame;
  const bytesPerEvening =
    gamesPerEvening * COST.bytesPerGame +
    handsPerEvening * (1 + PLAY.otherWrites) * COST.bytesPerHand;
  return {
    tables,
    handsPerMinute: tables * PLAY.handsPerMinute,
    writesPerSecond: writes,
    busiestSecond: busiest(writes),
    streams,
    eventsPerSecond: events,
    pagesPerSecond: pages,
    readsPerSecond: pages * COST.readsPerPage,
    bytesOutPerSecond: events * COST.bytesPerEvent + pages * COST.bytesPerPage,
    instances,
    databaseConnections: instances * INSTANCE.databaseConnections,
    gamesPerEvening,
    bytesPerEvening,
    bytesPerYear: bytesPerEvening * eveningsPerYear,
  };
}

const ROWS = [
  ['tables', 'tables'],
  ['hands a minute', 'handsPerMinute'],
  ['writes a second', 'writesPerSecond'],
  ['writes in the busiest second of a thousand', 'busiestSecond'],
  ['open streams', 'streams'],
  ['live events sent a second', 'eventsPerSecond'],
  ['pages a second', 'pagesPerSecond'],
  ['reading transactions a second', 'readsPerSecond'],
  ['sent a second', 'bytesOutPerSecond'],
  ['instances with two cores', 'instances'],
  ['connections to the database', 'databaseConnections'],
  ['games an evening', 'gamesPerEvening'],
  ['database, an evening', 'bytesPerEvening'],
  ['database, a year', 'bytesPerYear'],
];

const UNITS = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
];

/** Two digits that count; more where it is a count. */
function said(key, figure) {
  if (key.startsWith('bytes')) {
    const [size, unit] = UNITS.find(([least]) => figure >= least) ?? [1, 'B'];
    return `${Number((figure / size).toPrecision(2))} ${unit}`;
  }
  if (figure >= 100) return Math.round(figure).toLocaleString('en');
  return String(Number(figure.toPrecision(2)));
}

/** The loads side by side, as a table in Markdown. */
export function loadTable() {
  const loads = EVENINGS.map(loadOf);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...EVENINGS.map(({ name }) => name)]),
    line(['---', ...EVENINGS.map(() => '---:')]),
    ...ROWS.map(([name, key]) => line([name, ...loads.map((load) => said(key, load[key]))])),
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(loadTable());
