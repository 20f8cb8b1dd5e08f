import type { players as en } from '../en/players';
import type { Translated } from '../translated';

export const players: Translated<typeof en> = {
  formerPlayer: 'ancien joueur',
  sameSide: 'Dans le même camp',
  against: 'Contre',
  others: '{title}, les autres',
  more: '{count} de plus',
  name: 'Nom',
  games: 'Parties',
  won: 'Gagnées',
  share: 'Part',
  ahead: 'Devant',
  behind: 'Derrière',
  level: 'Égalité',
  shareAhead: 'Part devant',
  season: 'Saison',
  allSeasons: 'Toutes',
  form: 'Forme',
  formWon: '{variant}, {day} : gagnée',
  formPlace: '{variant}, {day} : place {place} sur {sides}',
  formHow:
    'La place dans chacune des dernières parties, la plus récente à droite ; les gagnées sont pleines.',
  byVariant: 'Par variante',
  variant: 'Variante',
  trumpsMade: 'Atouts faits',
  favourite: 'Favori : <trump></trump>',
  favouriteBest: 'Favori : <trump></trump> · meilleur : <best></best>',
  trump: 'Atout',
  made: 'Faits',
  rating: 'Cote',
  ratingChart: 'Cote après chaque soirée',
  evening: 'Soirée',
  begin: 'Début',
  ratingOf:
    '{games, plural, one {{variant} : {points} après # partie} other {{variant} : {points} après # parties}}',
  ratingProvisional:
    '{games, plural, one {{variant} : {points} après # partie, provisoire} other {{variant} : {points} après # parties, provisoire}}',
  two: '{first} et {second}',
  inTheseGames: 'dans ces parties',
  wonOf: '{wins, plural, one {# gagnée} other {# gagnées}} sur {games, number} ({percent})',
  lastGames: 'Dernières parties',
  togetherPlace: 'dans le même camp, place {place}',
  places: '{first} place {a}, {second} place {b}',
  allTheirGames: '{games, plural, one {Voir la partie} other {Toutes les # parties}}',
  playersOf: 'Joueurs : {league}',
  noneIn:
    'Aucune partie finie dans la saison {season}. Dès qu’il y en aura, cette page montrera comment elles se sont passées, avec qui et contre qui.',
  noneYet:
    'Pas encore de partie finie. Dès qu’il y en aura, cette page montrera comment elles se sont passées, avec qui et contre qui.',
  latest: 'Dernières parties',
  allGamesOf: '{name} : toutes les parties',
  isYou: 'c’est vous',
  leftOn: 'parti le {day}',
  alsoKnownAs: 'aussi inscrit comme {names}',
  outside: 'Parties hors ligues',
  longestRun: 'Plus longue série de victoires',
  everyTrick: 'Donnes avec toutes les levées',
  compareWith: 'Comparer avec',
  compare: 'Comparer',
  onlyLatest:
    'Compté sur les {games, number} dernières parties ; une saison compte toutes les siennes.',
  figures: {
    net: 'net {mean} par partie',
    points: '{mean} points à {against} par partie',
    off: '{mean} d’écart par donne',
    exact: '{hands, plural, other {donnes exactes : {part} sur # ({percent})}}',
    hundreds: '{hands, plural, other {donnes à 100 ou plus : {part} sur # ({percent})}}',
    matches: '{hands, plural, other {donnes avec toutes les levées : {part} sur # ({percent})}}',
    cardPoints: '{mean} points de cartes par donne',
    tourneyPoints: '{points, plural, one {# point de tournoi} other {# points de tournoi}}',
  },
  meetings: {
    never: '{a} et {b} n’ont pas encore joué à la même table.',
    played:
      '{games, plural, one {{a} et {b} ont joué # partie à la même table.} other {{a} et {b} ont joué # parties à la même table.}}',
    together:
      '{games, plural, one {Dans le même camp : # partie, {wins} gagnée ({percent}).} other {Dans le même camp : # parties, {wins, select, 0 {0 gagnée} 1 {1 gagnée} other {{wins} gagnées}} ({percent}).}}',
    apart:
      '{games, plural, one {Dans des camps différents : # partie.} other {Dans des camps différents : # parties.}} Devant : {first, plural, other {{a} # fois}}, {second, plural, other {{b} # fois}}{level, plural, =0 {.} other { ; à égalité # fois.}}',
  },
};
