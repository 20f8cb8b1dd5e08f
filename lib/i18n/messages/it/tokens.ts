import type { tokens as en } from '../en/tokens';
import type { Translated } from '../translated';

export const tokens: Translated<typeof en> = {
  title: 'Per i programmi',
  what: 'Con un token un programma legge o scrive a tuo nome: il sito del circolo, uno schermo, un bot. Non può mai fare più di te.',
  docs: 'Che cosa possono fare i programmi',
  make: 'Crea un token',
  name: 'Nome',
  nameHint: 'A che cosa serve, per riconoscerlo.',
  may: 'Può',
  scopes: {
    gamesRead: 'leggere le partite',
    gamesWrite: 'iniziare partite e scriverci',
    leaguesRead: 'leggere leghe, classifiche e giocatori',
  },
  ends: 'Vale',
  endsAfter: '{days, number} giorni',
  endsNever: 'senza fine',
  made: 'Il token',
  madeHint: 'Si vede solo questa volta. Mettilo dove lo trova il programma, e nessun altro.',
  copy: 'Copia',
  copied: 'Copiato.',
  notCopied: 'Non si è potuto copiare: tieni premuto e copia a mano.',
  since: 'Creato il {day}',
  used: 'usato l’ultima volta il {day}',
  unused: 'mai usato',
  until: 'fino al {day}',
  over: 'scaduto il {day}',
  revoke: 'Revoca',
  revokeNamed: 'Revoca {name}',
  sure: 'Revoca per sempre',
};
