/** What is sent by e-mail. */
export const mail = {
  signed: 'Schiefer, the slate for Jass',
  notYou: 'If it was not you, leave this message alone: nothing happens without the link.',
  signIn: {
    subject: 'Sign in to Schiefer',
    text: 'Open this link to sign in. It works once, within a day:',
  },
  finishSignUp: {
    subject: 'Your account with Schiefer',
    text: 'Open this link on the phone on which you signed up, and the account is yours. It works once, within a day:',
  },
  haveAccount: {
    subject: 'You have an account with Schiefer',
    text: 'Somebody, probably you, wanted to use this address for an account with Schiefer. It belongs to one already. Sign in with your password, or with a link that you can ask for here:',
    notYou: 'If it was not you, there is nothing to do: nothing was changed.',
  },
  newAddress: {
    subject: 'Your new address for Schiefer',
    text: 'Open this link, and you sign in to Schiefer with this address from then on. It works once, within a day:',
  },
  addressChanged: {
    subject: 'Your address for Schiefer has changed',
    text: 'Your account with Schiefer now has the address {address}; this one does not count any more.',
    notYou: 'If it was not you, write to whoever runs this Schiefer.',
  },
} as const;
