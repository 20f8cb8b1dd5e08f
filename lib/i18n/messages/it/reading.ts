import type { reading as en } from '../en/reading';
import type { Translated } from '../translated';

export const reading: Translated<typeof en> = {
  tooManyGames: 'Nel file ci sono più di {most, number} partite. Invialo a pezzi.',
  notZip: 'Il file ZIP è danneggiato: {file} non comincia come tale.',
  notGames: '{file} non è un file di partite: è atteso .json, .ndjson o .zip.',
  notGamesInZip: '{file} non è un file di partite: è atteso .json o .ndjson.',
  damaged: '{file} è danneggiato: non si può leggere fino in fondo.',
  gameTooLarge: 'Una partita ha al massimo {most} kB; questo è di più.',
  tooManyFiles: 'Il file ZIP contiene più di {most, number} file.',
  encrypted: '{file} è cifrato.',
  tooMuch: 'Il file ZIP contiene più di {most, number} MB di dati.',
  zipDamaged: 'Il file ZIP è danneggiato: non si può leggere tutto.',
};
