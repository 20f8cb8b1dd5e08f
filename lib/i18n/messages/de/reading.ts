import type { reading as en } from '../en/reading';
import type { Translated } from '../translated';

export const reading: Translated<typeof en> = {
  tooManyGames: 'In der Datei sind mehr als {most, number} Partien. Schick sie in Teilen.',
  notZip: 'Die ZIP-Datei ist beschädigt: {file} fängt nicht wie eine an.',
  notGames: '{file} ist keine Datei mit Partien: Erwartet wird .json, .ndjson oder .zip.',
  notGamesInZip: '{file} ist keine Datei mit Partien: Erwartet wird .json oder .ndjson.',
  damaged: '{file} ist beschädigt: Die Datei lässt sich nicht zu Ende lesen.',
  gameTooLarge: 'Eine Partie hat höchstens {most} kB; das hier ist mehr.',
  tooManyFiles: 'Die ZIP-Datei enthält mehr als {most, number} Dateien.',
  encrypted: '{file} ist verschlüsselt.',
  tooMuch: 'Die ZIP-Datei enthält mehr als {most, number} MB Daten.',
  zipDamaged: 'Die ZIP-Datei ist beschädigt: Sie lässt sich nicht ganz lesen.',
};
