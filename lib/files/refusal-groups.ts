/** What was refused for the same reason, told once. */

type Refused = {
  readonly file: string;
  readonly line: number | null;
  readonly game?: number | undefined;
  readonly hand: number | null;
  readonly code: string;
  readonly message: string;
};

/** Refused documents with the same reason: lines or games of one file, or files. */
export type RefusalGroup = Pick<Refused, 'code' | 'message' | 'hand'> & {
  readonly of: 'lines' | 'games' | 'files';
  /** The file that the lines or games are of; the first of the files. */
  readonly file: string;
  /** Lines or games by number, or files by name, as they come. */
  readonly places: readonly (number | string)[];
};

/** The groups, in the order of the first of each. */
export function refusalGroups(refusals: readonly Refused[]): RefusalGroup[] {
  const groups = new Map<string, RefusalGroup & { places: (number | string)[] }>();
  for (const { file, line, game, hand, code, message } of refusals) {
    const of = line !== null ? 'lines' : game !== undefined ? 'games' : 'files';
    const place = line ?? game ?? file;
    const key = JSON.stringify([of, of === 'files' ? null : file, hand, code, message]);
    const group = groups.get(key);
    if (group) group.places.push(place);
    else groups.set(key, { of, file, hand, code, message, places: [place] });
  }
  return [...groups.values()];
}
