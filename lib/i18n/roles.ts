/** What an account may do in a league, in words. */
import type { Messages } from './catalogue';
import type { Words } from './words';

type Role = keyof Messages['roles']['name'];

/** "Scorer". */
export const roleName = ({ t }: Words, role: Role): string => t(`roles.name.${role}`);

/** In a sentence: a scorer, an owner. */
export const asRole = ({ t }: Words, role: Role): string => t(`roles.as.${role}`);

/** What a role may do, as a sentence. */
export const roleSentence = ({ t }: Words, role: Role): string => t(`roles.sentence.${role}`);
