import type { signIn as en } from '../en/sign-in';
import type { Translated } from '../translated';

export const signIn: Translated<typeof en> = {
  CredentialsSignin:
    'E-mail e password non vanno insieme. Controlla entrambe; nella password le maiuscole contano.',
  TooManyTries: 'Troppi tentativi per questo indirizzo. Riprova tra un quarto d’ora.',
  TooManyMessages:
    'Troppi messaggi sono andati a questo indirizzo. Cerca l’ultimo, o riprova tra un quarto d’ora.',
  Verification: 'Questo link non vale più: vale una volta, per un giorno. Chiedine uno nuovo.',
  EmailSignin:
    'Non è stato possibile inviare un messaggio a questo indirizzo. Controlla che sia giusto.',
  OAuthAccountNotLinked:
    'Lì sei noto con un account che qui appartiene a qualcun altro. Esci prima per usarlo.',
  OAuthSignin: 'L’altro sito non è raggiungibile adesso. Riprova, o accedi in un altro modo.',
  OAuthCallback: 'L’altro sito non ha detto chi sei. Riprova, o accedi in un altro modo.',
  AccessDenied: 'L’accesso è stato rifiutato.',
  other: 'L’accesso non è riuscito. Riprova.',
};
