/**
 * The work of an import: reads the file twice, first to see that it can be taken at all and how much
 * it holds, then game by game. The id of a game follows from the attempt and from where it stands in the
 * file, so that an import that was broken off and is begun again finds what it had done.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { type Aside, type Document, type DocumentLimits, documentsIn } from '../../files/documents';
import { dayIn } from '../../files/names';
import { faultInWords } from '../../i18n/fault';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { parseRecord, type Said } from '../../jass';
import type { Entry, Table } from '../../sync/game';
import { type PlayedGame, playedGame } from '../../sync/played';
import { checkTable, tidyName } from '../../sync/table';
import { cachesOf, NOTES_LENGTH } from '../games';
import { EVENING_NAME_LENGTH } from '../leagues';
import type { AskedImport } from './import';
import { keepBeside, type ReadyBeside } from './import-beside';
import { type Kept, keepGames } from './import-games';
import type { EveningTold } from './import-place';
import {
  GAMES_KEPT,
  type ImportReport,
  type Progress,
  REFUSALS_KEPT,
  type Refusal,
  type Unsaid,
} from './work';

/** How large a file of games may be. */
export const MAX_IMPORT_BYTES = 20_000_000;
const LIMITS: DocumentLimits = {
  documents: 100_000,
  documentBytes: 256_000,
  // As much as can be sent.
  collectionBytes: MAX_IMPORT_BYTES,
  zip: { files: 100_000, bytes: 200_000_000 },
};
/** More than any evening brings; phones count no further. */
const MAX_HANDS = 1000;

/** What is kept in one transaction: short enough for whoever enters a hand meanwhile. */
const BATCH_GAMES = 20;
const BATCH_HANDS = 300;

/** A game of the file, scored and ready to be kept. */
export type ReadyGame = PlayedGame & {
  readonly caches: ReturnType<typeof cachesOf>;
  readonly document: Pick<Document, 'file' | 'line' | 'game'>;
  /** Where it stands in the file, from 0. */
  readonly place: number;
  /** The day that a collection or its file's name tells, else the one given. */
  readonly day: string | null;
  /** When it was played, as a collection tells it; ISO 8601, UTC. */
  readonly playedAt: string | null;
  /** What a collection tells of the evening. */
  readonly evening: EveningTold;
  readonly notes: string;
  /** Ended with its last hand because that was asked for. */
  readonly isEnded: boolean;
  /** The id that it had where a collection was made of it. */
  readonly formerId: string | null;
};

/** Does an import. */
export async function runImport(
  asked: AskedImport,
  { words, progress }: { readonly words: Words; readonly progress: Progress },
): Promise<ImportReport> {
  const file = { name: asked.fileName, bytes: asked.bytes };
  const attempt = `${asked.userId} ${asked.attempt}`;
  let total = 0;
  for await (const _ of documentsIn(file, LIMITS)) {
    total += 1;
    await progress(0, null);
  }
  const counts = { imported: 0, there: 0, refused: 0, ended: 0, uncounted: 0 };
  const byCode = new Map<string, number>();
  const refusals: { place: number; refusal: Refusal }[] = [];
  const refuse = (at: number, fault: Unsaid) => {
    counts.refused += 1;
    byCode.set(fault.code, (byCode.get(fault.code) ?? 0) + 1);
    if (refusals.length < REFUSALS_KEPT)
      refusals.push({ place: at, refusal: refusalIn(words, fault) });
  };
  const games: string[] = [];
  const count = (outcome: Kept, game?: ReadyGame) => {
    if (outcome.kind === 'refused') return refuse(outcome.place, outcome.refusal);
    counts[outcome.kind] += 1;
    if (outcome.kind !== 'imported') return;
    if (!outcome.counts) counts.uncounted += 1;
    if (game?.isEnded) counts.ended += 1;
    if (game && games.length < GAMES_KEPT) games.push(game.state.id);
  };
  let batch: ReadyGame[] = [];
  const keep = async () => {
    if (batch.length === 0) return;
    for (const [i, outcome] of (await keepGames(asked, batch)).entries()) count(outcome, batch[i]);
    batch = [];
  };
  let place = 0;
  for await (const document of documentsIn(file, LIMITS)) {
    const at = { asked, id: idOf(attempt, { place, document }), place };
    if (document.holds && 'text' in document) {
      await keep();
      count(await keepBeside(asked, readBeside(document, document.holds, at)));
    } else {
      const game = readGame(document, at);
      if ('refusal' in game) refuse(place, game.refusal);
      else batch.push(game);
      const hands = batch.reduce((sum, { state }) => sum + state.hands.length, 0);
      if (batch.length >= BATCH_GAMES || hands >= BATCH_HANDS) await keep();
    }
    place += 1;
    await progress(place, total);
  }
  await keep();
  return {
    kind: 'import',
    ...counts,
    games,
    byCode: Object.fromEntries(byCode),
    // What the engine refused is known before what the rest of its batch came to.
    refusals: refusals.toSorted((a, b) => a.place - b.place).map(({ refusal }) => refusal),
  };
}

/** An id like those that phones make. */
const idOf = (attempt: string, stands: { place: number; document: Document }): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt, stands]))
    .digest('base64url')
    .slice(0, 21);

const Records = z.object({
  options: z.record(z.string(), z.unknown()).default({}),
  hands: z.array(z.record(z.string(), z.unknown())),
});

type Fault = Pick<Refusal, 'code' | 'hand' | 'path'> & Parameters<typeof faultInWords>[1];
type Read = ReadyGame | { readonly refusal: Unsaid };

const whereOf = ({ file, line, game }: Pick<Unsaid, 'file' | 'line' | 'game'>) => ({
  file,
  line,
  ...(game !== undefined && { game }),
});

function refusalIn(words: Words, fault: Unsaid): Refusal {
  const { code, hand, path } = fault;
  return { ...whereOf(fault), code, hand, path, message: faultInWords(words, fault) };
}

/** What a document and what was asked for tell of its evening. */
function eveningIn(
  document: Pick<Document, 'file'> & { readonly aside?: Aside },
  asked: AskedImport,
): Pick<ReadyGame, 'day' | 'evening'> {
  const { file, aside = {} } = document;
  return {
    day: aside.day ?? dayIn(file) ?? dayIn(asked.fileName) ?? asked.day,
    evening: {
      name: [...tidyName(aside.evening ?? '')].slice(0, EVENING_NAME_LENGTH).join(''),
      isFinal: aside.isFinal ?? false,
    },
  };
}

type At = { readonly asked: AskedImport; readonly id: string; readonly place: number };

const readBeside = (
  document: Document & { readonly text: string; readonly aside?: Aside },
  holds: ReadyBeside['holds'],
  { asked, id, place }: At,
): ReadyBeside => {
  const { text } = document;
  return { holds, id, text, where: whereOf(document), place, ...eveningIn(document, asked) };
};

function readGame(document: Document, { asked, id, place }: At): Read {
  const where = whereOf(document);
  const refused = (fault: Fault): Read => ({ refusal: { ...where, ...fault } });
  const whole = (code: string, said: Said): Read => refused({ code, hand: null, path: '', said });
  if ('fault' in document) return whole(document.fault.code, document.fault.said);
  let given: unknown;
  try {
    given = JSON.parse(document.text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return whole('not-json', sentence('server-files.game.notJson', { why }));
  }
  const record = parseRecord(given);
  if (!record.ok) return refused(record.error);
  // As written, without the defaults filled in: the same as a phone would have sent.
  const { options, hands: entries } = Records.parse(given) as {
    options: Table['options'];
    hands: Entry[];
  };
  if (entries.length > MAX_HANDS)
    return whole(
      'too-large',
      sentence('server-files.game.tooManyHands', { hands: entries.length, most: MAX_HANDS }),
    );
  const aside = document.aside ?? {};
  const { id: formerId = null, playedAt = null, notes = '', isOver = false } = aside;
  if ([...notes].length > NOTES_LENGTH)
    return whole('too-large', sentence('server-files.game.notesTooLong', { most: NOTES_LENGTH }));
  const { variant, players, firstDealer, substitutes } = record.value;
  const agreed = { variant, options, players, firstDealer };
  const table = checkTable({
    ...agreed,
    ...(substitutes && { substitutes }),
    ...(aside.name !== undefined && { name: aside.name }),
  });
  if (!table.ok) return refused(table.error);
  const played = playedGame(
    { id, table: table.value, entries },
    { makeId: nanoid, finish: isOver || asked.unfinished === 'finish' },
  );
  if (!played.ok) return refused(played.error);
  const caches = cachesOf(played.value.state, played.value.tally);
  const isEnded = !isOver && played.value.state.override === 'finished';
  return {
    ...played.value,
    caches,
    document: where,
    place,
    ...eveningIn(document, asked),
    playedAt,
    notes,
    formerId,
    isEnded,
  };
}
