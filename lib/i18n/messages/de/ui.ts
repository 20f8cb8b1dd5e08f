import type { ui as en } from '../en/ui';
import type { Translated } from '../translated';

export const ui: Translated<typeof en> = {
  start: 'Start',
  back: 'Zurück',
  cancel: 'Abbrechen',
  save: 'Speichern',
  close: 'Schliessen',
  change: 'Ändern',
  done: 'Fertig',
  tryAgain: 'Nochmals versuchen',
  sending: 'Wird gesendet',
  chooseFile: 'Datei wählen',
  noFile: 'Keine gewählt',
  noConnection: 'Keine Verbindung: Es wurde nichts geändert. Versuch es nochmals.',
  fileLost: 'Die Datei ist nicht angekommen. Versuch es nochmals.',
  figures: 'Die Zahlen',
  notLoadedTitle: 'Noch nicht da',
  notLoaded:
    'Das muss einmal geladen werden, und es gibt gerade kein Netz. Es geht auf, sobald es wieder eins gibt.',
  failed: 'Das ging schief',
  failedWhy:
    'Die Seite konnte nicht gezeigt werden. Alles Bestätigte ist aufbewahrt; was noch nicht gesendet ist, bleibt auf diesem Handy.',
  away: 'Die Datenbank antwortet gerade nicht',
  awayWhy:
    'Es ist nichts verloren: Alles Bestätigte ist aufbewahrt, und was noch nicht gesendet ist, bleibt auf diesem Handy. Versuch es gleich noch einmal.',
};
