import 'server-only';
import type { Tx } from '../store';

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

/**
 * Makes the word index of a game again from its notes: within its league, or among the games of
 * whoever it belongs to. To be called after notes, owner or time of a game changed.
 */
export async function saveWords(tx: Tx, gameId: string): Promise<void> {
  const game = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: { ownerId: true, leagueId: true, playedAt: true, notes: true },
  });
  const scope = game.leagueId ?? game.ownerId;
  await tx.word.deleteMany({ where: { gameId } });
  const words = scope === null ? [] : wordsOf(game.notes);
  if (scope !== null && words.length > 0)
    await tx.word.createMany({
      data: words.map((word) => ({ scope, word, playedAt: game.playedAt, gameId })),
    });
}
