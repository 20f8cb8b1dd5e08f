import 'server-only';
import { sentence } from '../../i18n/sentence';
import {
  type Answer,
  changeableBy,
  forbidden,
  invalid,
  noSuch,
  type Viewer,
  visibleTo,
} from '../access';
import { write } from '../store';
import { saveWords } from './words';

/** The longest notes of a game, in characters. */
export const NOTES_LENGTH = 2000;

/** Puts down what is to be remembered of a game; an empty text takes it away. */
export function setNotes(
  viewer: Viewer | null,
  { gameId: id, notes }: { gameId: string; notes: string },
): Promise<Answer<null>> {
  return write(async (tx) => {
    const find = (among: ReturnType<typeof visibleTo>) =>
      tx.game.findFirst({ where: { AND: [{ id }, among] }, select: { id: true } });
    if (!(await find(changeableBy(viewer))))
      return (await find(visibleTo(viewer))) ? forbidden('scorer') : noSuch('game');
    const text = notes.normalize('NFC').replaceAll('\r\n', '\n').trim();
    const length = [...text].length;
    if (length > NOTES_LENGTH)
      return invalid(sentence('server.notesTooLong', { length, most: NOTES_LENGTH }), 'notes');
    await tx.game.update({ where: { id }, data: { notes: text, updatedAt: new Date() } });
    await saveWords(tx, id);
    return { ok: true, value: null };
  });
}
