import type { scheme as en } from '../en/scheme';
import type { Translated } from '../translated';

export const scheme: Translated<typeof en> = {
  measures: {
    'net-sticks': {
      name: 'Bâtons nets',
      line: 'bâtons moins patates',
      total: {
        sum: {
          game: 'Somme des bâtons nets par partie',
          evening: 'Somme des bâtons nets par soirée',
        },
        mean: {
          game: 'Moyenne des bâtons nets par partie',
          evening: 'Moyenne des bâtons nets par soirée',
        },
      },
      result: { game: 'bâtons nets par partie', evening: 'bâtons nets par soirée' },
      ranks: 'd’une soirée selon les bâtons nets',
    },
    'card-points': {
      name: 'Points de cartes',
      line: 'points pris dans les levées',
      total: {
        sum: {
          game: 'Somme des points de cartes par partie',
          evening: 'Somme des points de cartes par soirée',
        },
        mean: {
          game: 'Moyenne des points de cartes par partie',
          evening: 'Moyenne des points de cartes par soirée',
        },
      },
      result: { game: 'points de cartes par partie', evening: 'points de cartes par soirée' },
      ranks: 'd’une soirée selon les points de cartes',
    },
    'written-points': {
      name: 'Points inscrits',
      line: 'comme sur l’ardoise',
      total: {
        sum: {
          game: 'Somme des points inscrits par partie',
          evening: 'Somme des points inscrits par soirée',
        },
        mean: {
          game: 'Moyenne des points inscrits par partie',
          evening: 'Moyenne des points inscrits par soirée',
        },
      },
      result: { game: 'points inscrits par partie', evening: 'points inscrits par soirée' },
      ranks: 'd’une soirée selon les points inscrits',
    },
    'tourney-points': {
      name: 'Points de tournoi',
      line: 'deux pour une victoire nette',
      total: {
        sum: {
          game: 'Somme des points de tournoi par partie',
          evening: 'Somme des points de tournoi par soirée',
        },
        mean: {
          game: 'Moyenne des points de tournoi par partie',
          evening: 'Moyenne des points de tournoi par soirée',
        },
      },
      result: { game: 'points de tournoi par partie', evening: 'points de tournoi par soirée' },
      ranks: 'd’une soirée selon les points de tournoi',
    },
    wins: {
      name: 'Parties gagnées',
      line: 'un pour chaque partie gagnée',
      total: {
        sum: {
          game: 'Somme des parties gagnées par partie',
          evening: 'Somme des parties gagnées par soirée',
        },
        mean: {
          game: 'Moyenne des parties gagnées par partie',
          evening: 'Moyenne des parties gagnées par soirée',
        },
      },
      result: { game: 'parties gagnées par partie', evening: 'parties gagnées par soirée' },
      ranks: 'd’une soirée selon les parties gagnées',
    },
    'rank-points': {
      name: 'Points de rang',
      line: 'pour les rangs, selon une liste',
      total: {
        sum: {
          game: 'Somme des points de rang par partie',
          evening: 'Somme des points de rang par soirée',
        },
        mean: {
          game: 'Moyenne des points de rang par partie',
          evening: 'Moyenne des points de rang par soirée',
        },
      },
      result: { game: 'points de rang par partie', evening: 'points de rang par soirée' },
      ranks: 'd’une soirée selon les points de rang',
    },
    difference: {
      name: 'Différence moyenne',
      line: 'points d’écart par donne ; moins, c’est mieux',
      total: {
        sum: {
          game: 'Somme de la différence d’une donne par partie',
          evening: 'Somme de la différence d’une donne par soirée',
        },
        mean: {
          game: 'Moyenne de la différence d’une donne par partie',
          evening: 'Moyenne de la différence d’une donne par soirée',
        },
      },
      result: {
        game: 'différence d’une donne par partie',
        evening: 'différence d’une donne par soirée',
      },
      ranks: 'd’une soirée selon la différence d’une donne',
    },
  },
  tieBreaks: {
    'best-evening': {
      name: 'Meilleure soirée',
      by: 'la meilleure soirée',
      note: 'meilleure soirée',
      parted: '{names} selon la meilleure soirée',
    },
    'head-to-head': {
      name: 'Parties l’un contre l’autre',
      by: 'les parties l’un contre l’autre',
      note: 'confrontation directe',
      parted: '{names} selon les parties l’un contre l’autre',
    },
    wins: {
      name: 'Parties gagnées',
      by: 'les parties gagnées',
      note: 'parties gagnées',
      parted: '{names} selon les parties gagnées',
    },
    'later-result': {
      name: 'Le résultat le plus récent',
      by: 'le résultat le plus récent',
      note: 'résultat plus récent',
      parted: '{names} selon le résultat le plus récent',
    },
    shared: {
      name: 'Ils partagent le rang',
      by: 'partagé',
      note: 'partagé',
      parted: '{names} partagent le rang',
    },
  },
  level: 'À égalité : {parts}.',
  sentence: '{total}, {kept} ; {ties}.',
  kept: {
    all: { game: 'toutes les parties', evening: 'toutes les soirées' },
    best: '{count, plural, one {le meilleur résultat seulement} other {les # meilleurs résultats}}',
    'drop-worst':
      'tous les résultats sauf {count, plural, one {le plus mauvais} other {les # plus mauvais}}{missed, select, yes { (une soirée manquée en fait partie)} other {}}',
  },
  ties: 'en cas d’égalité : {by}',
  tiesNone: 'en cas d’égalité, le rang est partagé',
  before: '{one}, puis {next}',
  rankPoints:
    '{points} points pour les rangs {per, select, game {de chaque partie} other {{ranks}}}.',
  ranked: 'Au classement {from}.',
  from: {
    games: 'à partir de {games, plural, one {# partie} other {# parties}}',
    evenings: 'à partir de {evenings, plural, one {# soirée} other {# soirées}}',
    both: 'à partir de {games, plural, one {# partie} other {# parties}} et {evenings, plural, one {# soirée} other {# soirées}}',
  },
  final: 'Une finale compte {times, number} fois.',
  missed:
    'Qui {of, select, everybody {manque une soirée} other {est excusé}} reçoit {score, select, mean {la moyenne de ses résultats} lowest {le résultat le plus bas de la soirée} other {{fixed}}}.',
  hidden: 'Caché dès la soirée n° {number} jusqu’à la fin de la saison.',
  parts: {
    total: { sum: 'somme, {kept}', mean: 'moyenne, {kept}' },
    ranked: 'qui a joué une partie',
    missed:
      'une soirée manquée rapporte {score, select, mean {la moyenne de ses résultats} lowest {le résultat le plus bas de la soirée} other {{fixed}}}',
    excused: '{missed}, si excusé',
    nothing: 'manquée : aucun résultat',
    absences:
      '{missed}, {times, plural, =1 {une finale compte une fois} other {une finale compte # fois}}',
    ties: 'rien, le rang est partagé',
    never: 'jamais caché',
    hidden: 'caché dès la soirée n° {number}',
  },
  form: {
    table: 'Le classement',
    how: 'Comment se fait le classement',
    results: 'Résultats',
    counted: 'Ce qui compte',
    one: 'Un résultat, c’est',
    evening: 'Une soirée',
    eveningLine: 'ses parties ensemble',
    game: 'Une partie',
    total: 'Le total',
    totalIs: 'Le total, c’est',
    sum: 'La somme des résultats',
    sumLine: 'jouer souvent rapporte',
    mean: 'La moyenne des résultats',
    which: 'Quels résultats comptent',
    all: 'Tous',
    best: 'Les meilleurs',
    dropWorst: 'Tous sauf les plus mauvais',
    bestCount: { game: 'Combien de parties comptent', evening: 'Combien de soirées comptent' },
    dropCount: {
      game: 'Combien de parties ne comptent pas',
      evening: 'Combien de soirées ne comptent pas',
    },
    missedFirst: 'Une soirée manquée en fait partie',
    who: 'Qui est classé',
    needed: 'Il faut pour être classé',
    games: 'Parties',
    evenings: 'Soirées',
    absences: 'Absences et finales',
    final: 'Une finale',
    finalTimes: 'Compte tant de fois',
    ties: 'Égalités',
    between: 'Ce qui départage',
    earlier: '{what} : plus tôt',
    later: '{what} : plus tard',
    afterThat: 'Qui reste à égalité partage le rang.',
    suspense: 'Suspense',
    hide: 'Cacher le classement vers la fin de la saison',
    hideLine:
      'Seul le classement est caché : les parties restent ouvertes à tous ceux qui peuvent lire la ligue.',
    hideFrom: 'Dès la soirée numéro',
    missing: 'Qui manque une soirée',
    missingNobody: 'Ne reçoit aucun résultat',
    missingEverybody: 'Reçoit quand même un résultat',
    missingExcused: 'En reçoit un si excusé',
    missingIs: 'À savoir',
    fixed: 'Un résultat fixe',
    ownMean: 'La moyenne de ses résultats',
    lowest: 'Le résultat le plus bas de la soirée',
    score: 'Le résultat',
    points: 'Points pour les rangs',
    pointsHint:
      'Le premier rang d’abord, par exemple 25, 18, 15. À égalité, on partage les points des rangs.',
    pointsFault: 'Écrivez des nombres séparés par des virgules, 100 au plus.',
    rankedBy: 'Une soirée est classée selon',
  },
};
