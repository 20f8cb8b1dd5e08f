/** Text out of bytes, line by line, with no more than a line of it held. */

/** A line, counted from 1; `text` is null where it is longer than allowed. */
export type Line = { readonly line: number; readonly text: string | null };

/**
 * The lines of UTF-8 text that are not blank. What cannot be read as UTF-8 becomes U+FFFD.
 *
 * @param maxBytes a longer line is not held, only counted
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Line> {
  let begun: Uint8Array[] = [];
  let length = 0;
  let line = 1;
  const take = (part: Uint8Array) => {
    length += part.length;
    if (length <= maxBytes) begun.push(part);
    else begun = [];
  };
  const end = (): Line => {
    const text = length > maxBytes ? null : new TextDecoder().decode(joined(begun, length));
    begun = [];
    length = 0;
    return { line: line++, text };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, to));
      from = to + 1;
      const read = end();
      if (!isBlank(read)) yield read;
    }
    take(chunk.slice(from));
  }
  const last = end();
  if (!isBlank(last)) yield last;
}

const NEWLINE = 10;

const isBlank = ({ text }: Line): boolean => text !== null && text.trim() === '';

/** All the bytes as one; null where there are more than allowed. */
export async function wholeOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) return null;
    parts.push(chunk);
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
