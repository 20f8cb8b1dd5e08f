import type { reading as en } from '../en/reading';
import type { Translated } from '../translated';

export const reading: Translated<typeof en> = {
  tooManyGames:
    'Il y a plus de {most, number} parties dans le fichier. Envoyez-le en plusieurs fois.',
  notZip: 'Le fichier ZIP est endommagé : {file} ne commence pas comme tel.',
  notGames: '{file} n’est pas un fichier de parties : .json, .ndjson ou .zip attendu.',
  notGamesInZip: '{file} n’est pas un fichier de parties : .json ou .ndjson attendu.',
  damaged: '{file} est endommagé : on ne peut pas le lire jusqu’au bout.',
  gameTooLarge: 'Une partie a {most} ko au plus ; ceci en a davantage.',
  tooManyFiles: 'Le fichier ZIP contient plus de {most, number} fichiers.',
  encrypted: '{file} est chiffré.',
  tooMuch: 'Le fichier ZIP contient plus de {most, number} Mo de données.',
  zipDamaged: 'Le fichier ZIP est endommagé : on ne peut pas tout lire.',
};
