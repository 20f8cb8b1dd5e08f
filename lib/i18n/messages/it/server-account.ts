import type { serverAccount as en } from '../en/server-account';
import type { Translated } from '../translated';

export const serverAccount: Translated<typeof en> = {
  signInFirst: 'Prima accedi: si può fare solo con un account.',
  signInToDownload: 'Accedi per scaricare i tuoi dati.',
  deleteNeedsAccount: 'Prima accedi: solo un account può essere eliminato.',
  tooManyTries: 'Troppi tentativi. Riprova tra un quarto d’ora.',
  wrongPassword: 'Questa non è la tua password.',
  sameAddress: '{email} è già il tuo indirizzo.',
  passwordChanged: 'La password è stata cambiata altrove nel frattempo.',
  onlyWayIn: 'È l’unico modo di entrare nel tuo account. Prima imposta una password.',
  linkVoid: 'Questo link non vale più: vale una volta, per un giorno, e solo l’ultimo.',
  addressTaken: '{email} ha già un account. Accedi con quello.',
  notSent:
    'Non è stato possibile inviare un messaggio all’indirizzo {email}. Nulla è cambiato; riprova più tardi.',
  tooManyMessages: 'Troppi messaggi sono andati a questo indirizzo. Riprova tra un quarto d’ora.',
  signedInAlready: 'Hai già effettuato l’accesso. Prima esci.',
  deleteWord: 'elimina',
  typeToDelete: 'Per eliminare l’account, scrivi {expected}.',
  onlyOwner:
    '{count, plural, one {Sei l’unico responsabile di {leagues}. Nomina lì qualcun altro, o elimina la lega, e poi il tuo account.} other {Sei l’unico responsabile di {leagues}. Nomina lì qualcun altro, o elimina le leghe, e poi il tuo account.}}',
  emailLength: 'Un indirizzo e-mail ha al massimo {most} caratteri.',
  emailShape: 'Questo non è un indirizzo e-mail; uno è fatto così: anna@example.org.',
  nameMissing: 'Indica con quale nome gli altri ti conoscono.',
  nameLength: 'Un nome ha al massimo {most} caratteri.',
  nameLetters: 'Un nome si scrive con lettere.',
  passwordShort: 'Una password ha almeno {least} caratteri.',
  passwordLong: 'Una password ha al massimo {most} caratteri.',
  passwordGuessed: 'Questa password è tra le prime che si provano. Scegline un’altra.',
};
