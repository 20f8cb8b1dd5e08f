import type { serverFiles as en } from '../en/server-files';
import type { Translated } from '../translated';

export const serverFiles: Translated<typeof en> = {
  empty: 'Le fichier est vide.',
  tooLarge: 'Le fichier a {size, number} Mo ; {most, number} Mo sont permis.',
  octets: 'Un fichier en application/octet-stream est attendu.',
  tooManyJobs:
    'Vous avez {open} travaux en cours ; {most} à la fois suffisent. Attendez la fin de l’un d’eux.',
  tooManyZippedLeague:
    'Il y a {count, number} parties ; un fichier ZIP en contient {most, number} au plus. Prenez une saison, ou NDJSON.',
  tooManyZippedOwn:
    'Il y a {count, number} parties ; un fichier ZIP en contient {most, number} au plus. Prenez NDJSON ou JSON.',
  job: {
    begunOften: 'Le travail a été commencé {times} fois et s’est interrompu chaque fois.',
    fileGone: 'Le fichier n’est plus là. Renvoyez-le.',
    askerGone: 'La personne qui l’a demandé n’est plus là.',
    leagueGone: 'La ligue n’existe plus.',
    eveningGone: 'La soirée à laquelle les parties étaient destinées a été supprimée.',
    seasonGone: 'La saison à laquelle les parties étaient destinées a été supprimée.',
    leagueThere:
      'La ligue {name} est déjà ici, et une sauvegarde ne change pas ce qui est là. Supprimez d’abord la ligue, ou restaurez-la dans une autre installation.',
    partThere:
      'Une partie de cette ligue est déjà ici, sous une autre. Elle ne peut pas être restaurée ici.',
  },
  game: {
    notJson: 'Ce n’est pas du JSON : {why}',
    noHands: 'La partie n’a aucune donne : rien n’a été joué.',
    tooManyHands: 'La partie a {hands, number} donnes ; {most, number} sont permises.',
    notesTooLong: 'Les notes ont plus de {most, number} caractères.',
    samePlayer: '{one} et {other} sont ici un seul joueur. Distinguez-les.',
    dayMissing:
      'Rien ne dit quel jour on a joué. Mettez le jour dans le nom du fichier, comme {example}, ou donnez-en un pour toutes.',
    dayOutside: 'Le {day} n’appartient pas à la saison {name}, du {start} au {end}.',
  },
  backup: {
    none: 'Ce n’est pas une sauvegarde de ligue : il faut un fichier ZIP fait comme tel.',
    line: '{file}, ligne {line}',
    tooLong: '{where} : trop long pour une partie.',
    unknown: '{where} nomme un joueur ou une soirée qui n’existe pas.',
    otherGames:
      'Les parties ne sont pas celles de la sauvegarde : {expected} attendues, {found} trouvées.',
    changedGames:
      'Les parties ne sont pas celles de la sauvegarde : {expected} attendues, {found} trouvées qui ne sont pas les mêmes.',
    missing: '{where} ne tient pas ensemble : il manque des places ou des donnes.',
    unscored: '{where} ne peut pas être compté : {why}',
    notJson: '{where} n’est pas du JSON.',
    shape: '{where} n’est pas comme dans une sauvegarde : {path} : {why}.',
    twoNames: 'La sauvegarde ne tient pas ensemble : deux joueurs ont le même nom.',
    mergedIntoNobody:
      'La sauvegarde ne tient pas ensemble : {name} est réuni à un joueur qui n’existe pas.',
    lostEvening: 'La sauvegarde ne tient pas ensemble : la soirée du {day} n’appartient à rien.',
  },
};
