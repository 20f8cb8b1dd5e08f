import type { ui as en } from '../en/ui';
import type { Translated } from '../translated';

export const ui: Translated<typeof en> = {
  start: 'Start',
  back: 'Tillbaka',
  cancel: 'Avbryt',
  save: 'Spara',
  close: 'Stäng',
  change: 'Ändra',
  done: 'Klart',
  tryAgain: 'Försök igen',
  sending: 'Skickar',
  chooseFile: 'Välj fil',
  noFile: 'Ingen vald',
  noConnection: 'Ingen anslutning: ingenting ändrades. Försök igen.',
  fileLost: 'Filen kom inte fram. Försök igen.',
  figures: 'Siffrorna',
  notLoadedTitle: 'Inte här än',
  notLoaded:
    'Det här måste laddas en gång, och det finns inget nät. Det öppnas så snart det finns.',
  failed: 'Något gick fel',
  failedWhy:
    'Sidan kunde inte visas. Allt som bekräftats finns kvar; det som inte är skickat än är kvar på den här telefonen.',
  away: 'Databasen svarar inte',
  awayWhy:
    'Inget har gått förlorat: allt som bekräftats finns kvar, och det som inte är skickat än är kvar på den här telefonen. Försök igen om en stund.',
};
