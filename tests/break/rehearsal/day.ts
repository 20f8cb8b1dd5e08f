/**
 * A tournament's day at a real server: tables' phones that write hands, three desks that type slips, screens
 * and people who look on. In the first round and every third one after it the server is killed; in the
 * second one desk has no network; in the third, or the last where there are two, a desk's phone is killed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Book, newBook } from '../sender';
import { type Compared, compareRankings, compareTables } from './compare';
import { type Desk, newDesk } from './desk';
import { openHall } from './hall';
import { HANDS, type Place } from './paper';
import { newReads, openReader, type Pace, type Reader, type Reads } from './reader';
import { newTablePhone } from './table-phone';

export type Plan = {
  readonly tables: number;
  readonly rounds: number;
  readonly screens: number;
  readonly watchers: number;
  /** How often a phone writes a hand, in ms. */
  readonly everyMs: number;
  /** How long somebody's page who looks on waits before it looks again. */
  readonly pace: Pace;
};
type Server = {
  readonly url: string;
  readonly kill: () => Promise<number>;
  readonly restart: () => Promise<void>;
};

/** What a day came to; times in ms. */
export type Day = Compared & {
  /** By who sent: phones, desks, the director. */
  readonly books: Readonly<Record<'phones' | 'desks' | 'director', Book>>;
  readonly hands: number;
  readonly slips: number;
  readonly reads: Reads;
  readonly draws: readonly number[];
  /** From the kill until the server answers again. */
  readonly away: readonly number[];
  /** From the last slip's answer to the ranking with it: for who asks at once, on screens, for who looks on. */
  readonly out: Readonly<Record<'asked' | 'screens' | 'watchers', readonly number[]>>;
};

/** A page of the hall's screen, and of whoever runs it, looks again after so long. */
const SCREEN: Pace = { least: 300, spread: 0 };
const DESKS = ['A', 'B', 'C'] as const;
/** Everybody has read what was told last by then. */
const PATIENCE_MS = 60_000;

/** Two desks type the slips of these tables, each without seeing the other's. */
const isTypedTwice = (table: number) => table % 4 === 0;
/** A third desk types those of these, */
const isTyped = (table: number) => table % 4 === 2;
/** of which every second round no phone writes the hands. */
const isOnPaper = ({ round, table }: Place) => isTyped(table) && round % 2 === 1;
const isKill = (round: number) => round % 3 === 0;
const AWAY = 1;

export async function rehearse(server: Server, plan: Plan): Promise<Day> {
  const { url } = server;
  const { tables, rounds, everyMs } = plan;
  const books = { phones: newBook(), desks: newBook(), director: newBook() };
  const reads = newReads();
  const hall = await openHall(url, { people: 4 * tables, rounds, book: books.director });
  const { id } = hall;
  const token = await hall.link('desk');
  const desks = DESKS.map((name) => newDesk(url, { id, token, name, book: books.desks }));
  const [, second, third] = desks;
  const all = Array.from({ length: tables }, (_, at) => at + 1);
  let hands = 0;
  const phones = all.map(() => newTablePhone(url, books.phones, () => (hands += 1)));
  const phoned: Place[] = [];
  const [draws, away]: [number[], number[]] = [[], []];
  const out: Record<'asked' | 'screens' | 'watchers', number[]> = {
    ...{ asked: [], screens: [], watchers: [] },
  };
  const open = async (count: number, pace: Pace) => {
    const seen = await hall.link('public');
    const own: Reader[] = [];
    for (let at = 0; at < count; at++)
      own.push(await openReader(url, { id, token: seen, pace, reads }));
    return own;
  };
  const screens = await open(plan.screens, SCREEN);
  const watchers = await open(plan.watchers, plan.pace);

  /** The server is killed once half the hands of the round are written. */
  const killInTheMiddle = async (until: number) => {
    while (hands < until) await pause(5);
    const begun = performance.now();
    await server.kill();
    await server.restart();
    away.push(performance.now() - begun);
  };

  const play = async (round: number) => {
    const { draw, tables: links, drawMs } = await hall.open(round);
    draws.push(drawMs);
    if (links.length !== tables) throw new Error(`${links.length} links of ${tables} tables`);
    const places = links.map(({ table, token: of }) => ({ place: { round, table }, token: of }));
    const written = places.filter(({ place }) => !isOnPaper(place));
    phoned.push(...written.map(({ place }) => place));
    for (const { place } of places)
      for (const desk of desks)
        if (desk === third ? isTyped(place.table) : isTypedTwice(place.table))
          desk.type(place, draw);
    const isLast = round === rounds - 1;
    const isPhoneKilled = round === Math.min(2, rounds - 1);
    const typing = async (desk: Desk) => {
      // A desk without network, and whose slips are the last ones, sends them when all else is there.
      if (desk === third && (round === AWAY || isLast)) return;
      if (desk === second && isPhoneKilled) await desk.sendThroughKill();
      else await desk.send((everyMs * HANDS) / Math.max(1, tables / 4));
    };
    const work: Promise<unknown>[] = [
      ...desks.map(typing),
      ...written.map(async ({ place, token: of }) =>
        phones[place.table - 1]?.play({ tournamentId: id, place, token: of, everyMs }),
      ),
    ];
    if (isKill(round)) work.push(killInTheMiddle(hands + (written.length * HANDS) / 2));
    await Promise.all(work);
    await third?.send();
    await ranked(performance.now());
  };

  /** Until everybody has read what came last. */
  const ranked = async (answered: number) => {
    const { revision, ranking } = await hall.read();
    if (ranking) out.asked.push(performance.now() - answered);
    for (const [who, readers] of Object.entries({ screens, watchers }) as ['screens', Reader[]][]) {
      while (
        performance.now() < answered + PATIENCE_MS &&
        readers.some((reader) => reader.seen().revision < revision)
      )
        await pause(20);
      const late = readers.filter((reader) => reader.seen().revision < revision).length;
      if (late > 0) books.director.faults.push(`${late} ${who} have not read revision ${revision}`);
      out[who].push(...readers.map((reader) => Math.max(0, reader.seen().at - answered)));
    }
  };

  try {
    for (let round = 0; round < rounds; round++) await play(round);
    const director = await hall.read();
    const compared = compareTables(director, { desks, phoned, directed: hall.changes() });
    const views = [...screens, ...watchers].map((reader) => reader.view());
    const faults = [
      ...Object.values(books).flatMap((book) => book.faults),
      ...compared.faults,
      ...compareRankings(await hall.document(), director, views),
    ];
    for (const phone of phones) faults.push(...(await phone.compare()));
    const slips = desks.reduce((sum, desk) => sum + desk.slips.length, 0);
    return { ...compared, faults, books, hands, slips, reads, draws, away, out };
  } finally {
    for (const reader of [...screens, ...watchers]) reader.stop();
  }
}
