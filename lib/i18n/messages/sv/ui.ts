import type { ui as en } from '../en/ui';
import type { Translated } from '../translated';

export const ui: Translated<typeof en> = {
  start: 'Start',
  back: 'Tillbaka',
  cancel: 'Avbryt',
  save: 'Spara',
  close: 'Stäng',
  change: 'Ändra',
  add: 'Lägg till',
  edit: 'Redigera',
  copy: 'Kopiera',
  done: 'Klart',
  optional: 'Frivilligt',
  tryAgain: 'Försök igen',
  loading: 'Laddar …',
  sending: 'Skickar',
  noConnection: 'Ingen anslutning: ingenting ändrades. Försök igen.',
  fileLost: 'Filen kom inte fram. Försök igen.',
  figures: 'Siffrorna',
  failed: 'Det gick fel',
  failedWhy:
    'Sidan kunde inte visas. Allt som bekräftats finns kvar; det som inte är skickat än stannar i den här telefonen.',
};
