/** Why a file that was sent cannot be read: the sentences of what reads it. */
export { MESSAGES as reading } from '../../../files/messages';
