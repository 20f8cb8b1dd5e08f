import { SCHEME_MESSAGES } from '../../../league/messages';
import { MESSAGES } from '../../../sync/messages';

/** Why a change, a table or a scheme is refused: their own sentences. */
export const sync = { ...MESSAGES, scheme: SCHEME_MESSAGES } as const;
