import type { reading as en } from '../en/reading';
import type { Translated } from '../translated';

export const reading: Translated<typeof en> = {
  tooManyGames: 'Det finns fler än {most, number} partier i filen. Skicka den i delar.',
  notZip: 'ZIP-filen är skadad: {file} börjar inte som en sådan.',
  notGames: '{file} är ingen fil med partier: .json, .ndjson eller .zip väntas.',
  notGamesInZip: '{file} är ingen fil med partier: .json eller .ndjson väntas.',
  damaged: '{file} är skadad: den går inte att läsa till slutet.',
  gameTooLarge: 'Ett parti har högst {most} kB; det här är mer.',
  tooManyFiles: 'ZIP-filen innehåller fler än {most, number} filer.',
  encrypted: '{file} är krypterad.',
  tooMuch: 'ZIP-filen innehåller mer än {most, number} MB data.',
  zipDamaged: 'ZIP-filen är skadad: allt i den går inte att läsa.',
};
