/** Why a sign-in came to nothing, by what next-auth and we call it. */
export const signIn = {
  CredentialsSignin:
    'E-mail and password do not fit together. Look at both; capitals count in the password.',
  TooManyTries: 'Too many tries for this address. Try again in a quarter of an hour.',
  TooManyMessages:
    'Too many messages went to this address. Look for the last one, or try again in a quarter of an hour.',
  Verification: 'This link does not work any more: it works once, for a day. Ask for a new one.',
  EmailSignin: 'No message could be sent to this address. Look whether it is right.',
  OAuthAccountNotLinked:
    'You are known there under an account that belongs to somebody else here. Sign out first to use it.',
  OAuthSignin: 'The other site cannot be reached now. Try again, or sign in another way.',
  OAuthCallback: 'The other site did not say who you are. Try again, or sign in another way.',
  AccessDenied: 'The sign-in was refused.',
  other: 'The sign-in did not work. Try again.',
} as const;
