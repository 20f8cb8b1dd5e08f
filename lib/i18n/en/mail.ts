/** The messages that are sent by e-mail: plain text, one link each. */

export type Message = { readonly subject: string; readonly text: string };

const SIGNED = 'Schiefer, the slate for Jass';

const message = (subject: string, ...paragraphs: string[]): Message => ({
  subject,
  text: `${[...paragraphs, SIGNED].join('\n\n')}\n`,
});

const NOT_YOU = 'If it was not you, leave this message alone: nothing happens without the link.';

export const signInMessage = (link: string): Message =>
  message(
    'Sign in to Schiefer',
    'Open this link to sign in. It works once, within a day:',
    link,
    NOT_YOU,
  );

export const finishSignUpMessage = (link: string): Message =>
  message(
    'Your account with Schiefer',
    'Open this link on the phone on which you signed up, and the account is yours. It works once, within a day:',
    link,
    NOT_YOU,
  );

export const haveAccountMessage = (link: string): Message =>
  message(
    'You have an account with Schiefer',
    'Somebody, probably you, wanted to use this address for an account with Schiefer. It belongs to one already. Sign in with your password, or with a link that you can ask for here:',
    link,
    'If it was not you, there is nothing to do: nothing was changed.',
  );

export const newAddressMessage = (link: string): Message =>
  message(
    'Your new address for Schiefer',
    'Open this link, and you sign in to Schiefer with this address from then on. It works once, within a day:',
    link,
    NOT_YOU,
  );

export const addressChangedMessage = (address: string): Message =>
  message(
    'Your address for Schiefer has changed',
    `Your account with Schiefer now has the address ${address}; this one does not count any more.`,
    'If it was not you, write to whoever runs this Schiefer.',
  );
