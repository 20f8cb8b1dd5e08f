import type { tokens as en } from '../en/tokens';
import type { Translated } from '../translated';

export const tokens: Translated<typeof en> = {
  title: 'Für Programme',
  what: 'Mit einem Token liest oder schreibt ein Programm in deinem Namen: die Website eures Clubs, eine Anzeige, ein Bot. Mehr als du darf es nie.',
  docs: 'Was Programme können',
  make: 'Token machen',
  name: 'Name',
  nameHint: 'Wofür er ist, damit du ihn wiedererkennst.',
  may: 'Er darf',
  scopes: {
    gamesRead: 'Partien lesen',
    gamesWrite: 'Partien beginnen und darin schreiben',
    leaguesRead: 'Ligen, Ranglisten und Namen lesen',
  },
  ends: 'Gilt',
  endsAfter: '{days, number} Tage',
  endsNever: 'ohne Ende',
  made: 'Der Token',
  madeHint:
    'Er wird nur dieses eine Mal gezeigt. Leg ihn dort ab, wo ihn das Programm findet und sonst niemand.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Kopieren ging nicht: Halt ihn gedrückt und kopier ihn von Hand.',
  since: 'Gemacht am {day}',
  used: 'zuletzt gebraucht am {day}',
  unused: 'nie gebraucht',
  until: 'gilt bis {day}',
  over: 'abgelaufen am {day}',
  revoke: 'Widerrufen',
  revokeNamed: '{name} widerrufen',
  sure: 'Endgültig widerrufen',
};
