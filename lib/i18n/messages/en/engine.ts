/** Why the engine refuses a record: its own sentences. */
export { MESSAGES as engine } from '../../../jass/messages';
