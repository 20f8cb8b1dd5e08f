/** The messages that are sent by e-mail: plain text, one link each. */
import { weekdayInWords } from './days';
import type { Words } from './words';

/** What is sent. */
export type Message = { readonly subject: string; readonly text: string };

const message = ({ t }: Words, subject: string, ...paragraphs: string[]): Message => ({
  subject,
  text: `${[...paragraphs, t('mail.signed')].join('\n\n')}\n`,
});

/** The link to sign in with. */
export const signInMessage = (words: Words, link: string): Message => {
  const { t } = words;
  return message(words, t('mail.signIn.subject'), t('mail.signIn.text'), link, t('mail.notYou'));
};

/** The link that finishes a sign-up. */
export const finishSignUpMessage = (words: Words, link: string): Message => {
  const { t } = words;
  const subject = t('mail.finishSignUp.subject');
  return message(words, subject, t('mail.finishSignUp.text'), link, t('mail.notYou'));
};

/** To an address that has an account already: where to sign in. */
export const haveAccountMessage = (words: Words, link: string): Message => {
  const { t } = words;
  const subject = t('mail.haveAccount.subject');
  return message(words, subject, t('mail.haveAccount.text'), link, t('mail.haveAccount.notYou'));
};

/** The link that proves a new address. */
export const newAddressMessage = (words: Words, link: string): Message => {
  const { t } = words;
  const subject = t('mail.newAddress.subject');
  return message(words, subject, t('mail.newAddress.text'), link, t('mail.notYou'));
};

/** To the old address: it counts no longer. */
export const addressChangedMessage = (words: Words, address: string): Message => {
  const { t } = words;
  const subject = t('mail.addressChanged.subject');
  const text = t('mail.addressChanged.text', { address });
  return message(words, subject, text, t('mail.addressChanged.notYou'));
};

/** An evening that somebody is reminded of. */
type Near = {
  readonly league: string;
  readonly date: string;
  readonly name: string;
  readonly time: string | null;
  readonly place: string | null;
  readonly link: string;
};

/** An evening is near: when, where, and the way to it. */
export const reminderMessage = (words: Words, { date, time, link, ...near }: Near): Message => {
  const { t } = words;
  const day = weekdayInWords(words, date);
  const { league, name, place } = near;
  const when = t('mail.reminder.when', {
    ...{ day, time: time ?? '', place: place ?? '', name },
    hasTime: time ? 'yes' : 'no',
    hasPlace: place ? 'yes' : 'no',
    hasName: name ? 'yes' : 'no',
  });
  const subject = t('mail.reminder.subject', { league, day });
  return message(words, subject, when, link, t('mail.reminder.end', { league }));
};
