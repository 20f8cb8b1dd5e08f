/**
 * The JSON documents in a file that somebody sends: one (.json), one on every line (.ndjson), or
 * many files of both kinds in a ZIP file.
 */
import { FileFault } from './fault';
import { linesOf, wholeOf } from './lines';
import { filesIn, isZip, type ZipLimits } from './zip';

/** Why something in the file is no document to read. */
type DocumentFault = { readonly code: 'too-large' | 'file-unknown' | 'file-damaged' } & {
  readonly message: string;
};
/**
 * A document and where it stands: the file's name, within a ZIP file the one there, and the line,
 * counted from 1; null where the file is one document.
 */
export type Document = { readonly file: string; readonly line: number | null } & (
  | { readonly text: string }
  | { readonly fault: DocumentFault }
);

/** How much is read: `documentBytes` of one document, `documents` of all, and of a ZIP file. */
export type DocumentLimits = {
  readonly documents: number;
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
      throw new FileFault(
        `There are more than ${limits.documents.toLocaleString('en-CH')} games in the file. Send ` +
          'it in parts.',
      );
    yield document;
  }
}

async function* allIn({ name, bytes }: Given, limits: DocumentLimits): AsyncGenerator<Document> {
  if (!isZip(bytes)) {
    if (kindOf(name) === null)
      throw new FileFault(`${name} is no file of games: expected .json, .ndjson or .zip.`);
    return yield* inFile(name, one(bytes), limits);
  }
  for await (const file of filesIn(bytes, limits.zip)) {
    try {
      yield* inFile(file.name, file.content(), limits);
    } catch (error) {
      // What one damaged file hides is no reason to leave the others.
      if (!(error instanceof FileFault) || !error.isDamage) throw error;
      const message = `${file.name} is damaged: it cannot be read to its end.`;
      yield { file: file.name, line: null, fault: { code: 'file-damaged', message } };
    }
  }
}

async function* inFile(
  file: string,
  content: AsyncIterable<Uint8Array>,
  { documentBytes }: DocumentLimits,
): AsyncGenerator<Document> {
  const tooLarge = { code: 'too-large', message: tooLargeMessage(documentBytes) } as const;
  const kind = kindOf(file);
  if (kind === null) {
    const message = `${file} is no file of games: expected .json or .ndjson.`;
    yield { file, line: null, fault: { code: 'file-unknown', message } };
  } else if (kind === 'lines') {
    for await (const { line, text } of linesOf(content, documentBytes))
      yield text === null ? { file, line, fault: tooLarge } : { file, line, text };
  } else {
    const bytes = await wholeOf(content, documentBytes);
    if (bytes === null) yield { file, line: null, fault: tooLarge };
    // The mark that some editors write before the text is none of it: TextDecoder drops it.
    else yield { file, line: null, text: new TextDecoder().decode(bytes) };
  }
}

const tooLargeMessage = (bytes: number): string =>
  `A game has ${Math.round(bytes / 1000)} kB at the most; this is more.`;

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function kindOf(name: string): 'lines' | 'document' | null {
  if (/\.(ndjson|jsonl)$/i.test(name)) return 'lines';
  return /\.json$/i.test(name) ? 'document' : null;
}
