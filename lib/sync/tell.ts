/** What says why a change or a table is refused. */
import { MESSAGES } from '#english';
import { teller } from '../jass';

/** A refusal's sentence, by its key and what stands in it. */
export const { tell } = teller('sync', MESSAGES);
