/** What an account may do in a league, in words. */
import type { Role } from '../server/access';
import type { Words } from './words';

/** "Scorer". */
export const roleName = ({ t }: Words, role: Role): string => t(`roles.name.${role}`);

/** In a sentence: a scorer, an owner. */
export const asRole = ({ t }: Words, role: Role): string => t(`roles.as.${role}`);

/** What a role may do, as a sentence. */
export const roleSentence = ({ t }: Words, role: Role): string => t(`roles.sentence.${role}`);
