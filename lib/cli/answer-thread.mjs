/** A thread of the tally command, which loads TypeScript by itself: given some lines, it answers them. */
import { register } from 'tsx/esm/api';

register();
const { answerLines } = await import('./answer.ts');
export default answerLines;
