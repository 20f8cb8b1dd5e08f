import type { record as en } from '../en/record';
import type { Translated } from '../translated';

export const record: Translated<typeof en> = {
  gamesOf: 'Parties : {league}',
  openSlate: 'Ouvrir l’ardoise',
  saveFile: 'Télécharger',
  delete: 'Supprimer',
  stillRunning: 'Encore en cours : {hands, plural, one {# donne jouée} other {# donnes jouées}}',
  isRunning: 'La partie est encore en cours.',
  against: 'contre',
  season: 'saison {name}',
  tourney: 'Parties du tournoi :',
  houseRules: 'Règles maison',
  log: 'Qui a écrit quoi : {changes, plural, one {# modification} other {# modifications}}',
  notes: {
    title: 'Notes',
    none: 'Rien de noté.',
    noneYet: 'Rien de noté. Ce qui mérite d’être retenu s’écrit ici et se retrouve par ses mots.',
    change: 'Modifier les notes',
    write: 'Écrire des notes',
    label: 'À retenir',
    count: '{count, number} caractères sur {most, number}',
    keep: 'Garder',
  },
  course: {
    net: 'Déroulement : bâtons nets après chaque donne',
    difference: 'Déroulement : somme des écarts après chaque donne',
    points: 'Déroulement : points après chaque donne',
    summary: '{hands, plural, one {# donne} other {# donnes}}. À la fin : {ends}.',
    hand: 'Donne',
    start: 'début',
  },
  hands: {
    title: 'Les donnes',
    none: 'Aucune donne n’a été jouée.',
    number: '<hidden>Donne </hidden>{hand}',
    cardPoints: '<dim>Points de cartes :</dim> {points}',
    rule: '{when} : {award}.',
    after: 'Après :',
  },
};
