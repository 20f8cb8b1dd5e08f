import type { sync as en } from '../en/sync';
import type { Translated } from '../translated';

export const sync: Translated<typeof en> = {
  nothingToUndo: 'Il n’y a plus rien à annuler là.',
  nothingToRedo: 'Il n’y a plus rien à rétablir là.',
  finishedAlready: 'La partie est déjà terminée.',
  openAlready: 'La partie est déjà ouverte.',
  reopenFirst: 'La partie est terminée. Rouvrez-la pour ajouter ou retirer des donnes.',
  handTaken: 'La donne {hand} a été inscrite ailleurs entre-temps.',
  handTakenWith: 'La donne {hand} a été inscrite ailleurs entre-temps : {points}.',
  handNotNext:
    'La donne {hand} ne peut pas être la suivante : la partie a {hands, plural, one {# donne} other {# donnes}}.',
  handsMoved:
    'Les donnes ont été déplacées ailleurs entre-temps : la donne {hand} n’est pas celle que vous avez vue.',
  handRemoved: 'Cette donne a été retirée ailleurs entre-temps.',
  handCorrected: 'La donne {hand} a été corrigée ailleurs entre-temps.',
  handCorrectedWith: 'La donne {hand} a été corrigée ailleurs entre-temps : {points}.',
  nameMissing: 'Chaque joueur a besoin d’un nom.',
  nameTooLong: '{name} a {length, number} caractères ; un nom en a {most, number} au plus.',
  nameLetters: 'Un nom s’écrit avec des lettres.',
  nameTwice: 'Deux joueurs s’appellent {name}. Distinguez-les.',
  agreedPerGame:
    '{option, select, soloist {Qui joue seul} bid {L’enchère} other {{option}}} se convient avant chaque partie et ne peut pas être une règle maison.',
  scheme: {
    noVariant: 'Aucune variante ne compte ; nommez-en au moins une.',
    sumOfDifferences:
      'Une somme de différences favorise qui joue le moins ; prenez la moyenne des résultats.',
    misfit:
      '{measure} ne compte que dans {only}, et {variant} n’en fait pas partie ; prenez {right}.',
    onlySticks: 'les jeux à bâtons',
    onlyWritten: 'les jeux à points inscrits',
    onlyTourney: 'les jeux qui rapportent des points de tournoi',
    onlyAnnounced: 'les jeux à annonces',
    'net-sticks': 'bâtons nets',
    'card-points': 'points de cartes',
    'written-points': 'points inscrits',
    'tourney-points': 'points de tournoi',
    wins: 'victoires',
    'rank-points': 'points de rang',
    difference: 'différence',
  },
};
