import type { tokens as en } from '../en/tokens';
import type { Translated } from '../translated';

export const tokens: Translated<typeof en> = {
  title: 'För program',
  what: 'Med en token läser eller skriver ett program i ditt namn: klubbens egen webbplats, en skärm, en bot. Det får aldrig göra mer än du.',
  docs: 'Vad program kan göra',
  make: 'Skapa en token',
  name: 'Namn',
  nameHint: 'Vad den är till för, så att du känner igen den.',
  may: 'Den får',
  scopes: {
    gamesRead: 'läsa partier',
    gamesWrite: 'börja partier och skriva i dem',
    leaguesRead: 'läsa ligor, tabeller och spelare',
  },
  ends: 'Gäller',
  endsAfter: '{days, number} dagar',
  endsNever: 'tills vidare',
  made: 'Din token',
  madeHint: 'Den visas bara den här gången. Lägg den där programmet hittar den, och ingen annan.',
  copy: 'Kopiera',
  copied: 'Kopierad.',
  notCopied: 'Det gick inte att kopiera: håll fingret på den och kopiera för hand.',
  since: 'Skapad {day}',
  used: 'senast använd {day}',
  unused: 'aldrig använd',
  until: 'till {day}',
  over: 'gick ut {day}',
  revoke: 'Återkalla',
  revokeNamed: 'Återkalla {name}',
  sure: 'Återkalla för gott',
};
