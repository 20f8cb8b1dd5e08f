import 'server-only';
import { ownName } from '../../i18n/variants';
import type { Table } from '../../sync/game';
import { parseTable, type Tx, tableColumns } from '../store';

const WORD_LENGTH = 40;

/** A text as it is compared by whoever looks for it: in lower case, without accents, ß as ss. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** The words of a text as they are looked for: folded, each once; a picture is a word of its own. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    (folded(text).match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []).map((word) =>
      [...word].slice(0, WORD_LENGTH).join(''),
    ),
  ),
];

type Indexed = { readonly notes: string; readonly table: Table };

/** The words by which a game itself is found: of its notes, and of its own name. */
export const wordsOfGame = ({ notes, table }: Indexed): string[] =>
  wordsOf(`${notes} ${ownName(table) ?? ''}`);

/** The entries of the index for a game: within its league, or among the games of whoever it belongs to. */
export function wordRows(
  gameId: string,
  { playedAt, ...game }: Indexed & { readonly scope: string | null; readonly playedAt: Date },
) {
  const { scope } = game;
  return scope === null ? [] : wordsOfGame(game).map((word) => ({ scope, word, playedAt, gameId }));
}

/** Makes the word index of a game again; to be called after its notes or its own name changed. */
export async function saveWords(tx: Tx, gameId: string): Promise<void> {
  const row = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: { ...tableColumns, ownerId: true, leagueId: true, playedAt: true, notes: true },
  });
  const { ownerId, leagueId, playedAt, notes } = row;
  await tx.word.deleteMany({ where: { gameId } });
  const data = wordRows(gameId, {
    ...{ notes, playedAt, table: parseTable(row), scope: leagueId ?? ownerId },
  });
  await tx.word.createMany({ data });
}
