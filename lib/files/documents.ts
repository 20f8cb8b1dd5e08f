/**
 * The JSON documents in a file that somebody sends: one (.json), one on every line (.ndjson), many in
 * a collection that Schiefer made (.json), or many files of all kinds in a ZIP file.
 */
import { z } from 'zod';
import type { Told } from '../jass';
import { FileFault, tell } from './fault';
import { linesOf, wholeOf } from './lines';
import { dayIn } from './names';
import { filesIn, isZip, type ZipLimits } from './zip';

/** Why something in the file is no document to read. */
type DocumentFault = { readonly code: 'too-large' | 'file-unknown' | 'file-damaged' } & Told;
const said = z.string().min(1).optional().catch(undefined);
const answer = z.boolean().optional().catch(undefined);
/** What a collection says of a game beside its record; what it could not say is left out. */
const Aside = z
  .object({
    ...{ id: said, day: said, notes: said, name: said },
    /** What the evening is called, and whether it is the season's final. */
    ...{ evening: said, isFinal: answer },
    /** When it was played; ISO 8601, UTC. */
    playedAt: said,
    // Those of an account say it otherwise.
    ...{ isOver: answer, over: answer },
  })
  // The games of a league have a day, those of an account the moment.
  .transform(({ day, playedAt = '', over, isOver = over, ...told }) => ({
    ...told,
    isOver,
    day: dayIn(day ?? playedAt.slice(0, 10)),
    playedAt: isMoment(playedAt) ? playedAt : undefined,
  }));
export type Aside = Partial<z.output<typeof Aside>>;

/** As every download writes one: 2026-11-21T19:30:00.000Z. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * A document and where it stands: the file's name, within a ZIP file the one there, and the line,
 * counted from 1; null where the file is one document. In a collection `game` stands for the line.
 */
export type Document = {
  readonly file: string;
  readonly line: number | null;
  readonly game?: number;
  /** It is no record, but the totals of a result without hands, or a payment. */
  readonly holds?: 'paper' | 'payment';
} & ({ readonly text: string; readonly aside?: Aside } | { readonly fault: DocumentFault });

/**
 * How much is read: `documentBytes` of one document, `collectionBytes` of a collection, `documents`
 * of all, and of a ZIP file.
 */
export type DocumentLimits = {
  readonly documents: number;
  readonly collectionBytes: number;
  readonly documentBytes: number;
  readonly zip: ZipLimits;
};

type Given = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The documents in their order, one after the other.
 *
 * @throws FileFault where the file as a whole cannot be taken
 */
export async function* documentsIn(
  given: Given,
  limits: DocumentLimits,
): AsyncGenerator<Document, void> {
  let count = 0;
  for await (const document of allIn(given, limits)) {
    count += 1;
    if (count > limits.documents)
      throw new FileFault(tell('tooManyGames', { most: limits.documents }));
    yield document;
  }
}

async function* allIn({ name, bytes }: Given, limits: DocumentLimits): AsyncGenerator<Document> {
  if (/\.(?:xlsx|ods|csv)$/i.test(name))
    throw new FileFault(tell('notGamesButSheet', { file: name }));
  if (!isZip(bytes)) {
    if (/\.zip$/i.test(name)) throw new FileFault(tell('notZip', { file: name }));
    if (kindOf(name) === null) throw new FileFault(tell('notGames', { file: name }));
    return yield* inFile(name, one(bytes), limits);
  }
  for await (const file of filesIn(bytes, limits.zip)) {
    try {
      yield* inFile(file.name, file.content(), limits);
    } catch (error) {
      // What one damaged file hides is no reason to leave the others.
      if (!(error instanceof FileFault) || !error.isDamage) throw error;
      const fault = { code: 'file-damaged', ...tell('damaged', { file: file.name }) } as const;
      yield { file: file.name, line: null, fault };
    }
  }
}

async function* inFile(
  file: string,
  content: AsyncIterable<Uint8Array>,
  { documentBytes, collectionBytes }: DocumentLimits,
): AsyncGenerator<Document> {
  const tooLarge = { code: 'too-large', ...tooLargeFor(documentBytes) } as const;
  const kind = kindOf(file);
  if (kind === null) {
    const fault = { code: 'file-unknown', ...tell('notGamesInZip', { file }) } as const;
    yield { file, line: null, fault };
  } else if (kind === 'lines') {
    for await (const { line, text } of linesOf(content, documentBytes))
      yield text === null ? { file, line, fault: tooLarge } : { file, line, text };
  } else {
    const bytes = await wholeOf(content, collectionBytes);
    // The mark that some editors write before the text is none of it: TextDecoder drops it.
    const text = bytes && new TextDecoder().decode(bytes);
    if (text !== null && COLLECTION.test(text))
      yield* inCollection(file, { text, tooLarge, documentBytes });
    else if (text === null || (bytes?.length ?? 0) > documentBytes)
      yield { file, line: null, fault: tooLarge };
    else yield { file, line: null, text };
  }
}

/** How "Everything (JSON)" and the data of an account begin. */
const COLLECTION = /^\s*\{\s*"format"\s*:\s*"schiefer-(?:games|account)\/1"/;

function* inCollection(
  file: string,
  {
    text,
    tooLarge,
    documentBytes,
  }: { text: string; tooLarge: DocumentFault; documentBytes: number },
): Generator<Document> {
  const { games, paper, payments } = listsIn(text);
  if (!games) {
    const fault = { code: 'file-damaged', ...tell('damaged', { file }) } as const;
    return yield { file, line: null, fault };
  }
  const parts = [
    ...games.map((given) => ({ given })),
    ...paper.map((given) => ({ given, holds: 'paper' as const })),
    ...payments.map((given) => ({ given, holds: 'payment' as const })),
  ];
  for (const [i, { given, ...held }] of parts.entries()) {
    const where = { file, line: null, game: i + 1, ...held };
    const told = isObject(given) ? given : {};
    const text = JSON.stringify('holds' in held ? given : (told.record ?? null));
    if (text.length > documentBytes) yield { ...where, fault: tooLarge };
    else yield { ...where, text, aside: Aside.parse(told) };
  }
}

type Lists = { games: unknown[] | null; paper: unknown[]; payments: unknown[] };

function listsIn(text: string): Lists {
  try {
    const { games, paper, cash } = JSON.parse(text) as Readonly<Record<string, unknown>>; // as COLLECTION saw
    return {
      games: Array.isArray(games) ? games : null,
      paper: Array.isArray(paper) ? paper : [],
      payments: Array.isArray(cash) ? cash.filter(isObject).flatMap(paymentsOf) : [],
    };
  } catch {
    return { games: null, paper: [], payments: [] };
  }
}

/** The payments of a season, each with what stands above all of them. */
const paymentsOf = ({ season, currency, payments }: Readonly<Record<string, unknown>>) =>
  Array.isArray(payments)
    ? payments.filter(isObject).map((one) => ({ ...one, season, currency }))
    : [];

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

const tooLargeFor = (bytes: number): Told =>
  tell('gameTooLarge', { most: Math.round(bytes / 1000) });

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function kindOf(name: string): 'lines' | 'document' | null {
  if (/\.(ndjson|jsonl)$/i.test(name)) return 'lines';
  return /\.json$/i.test(name) ? 'document' : null;
}
