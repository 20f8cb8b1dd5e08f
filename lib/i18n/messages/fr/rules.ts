import type { rules as en } from '../en/rules';
import type { Translated } from '../translated';
import { rulesEach } from './rules-each';
import { rulesSides } from './rules-sides';

export const rules: Translated<typeof en> = {
  title: 'Règles',
  intro:
    'Ce que l’ardoise attribue, jeu par jeu, en mots simples : la liste des cas telle qu’elle s’applique, ce dont une table peut convenir, et d’où viennent les règles.',
  section: {
    game: 'Le jeu',
    players: 'Qui joue',
    hand: 'Une donne',
    cards: 'Les cartes',
    scoring: 'Le décompte',
    end: 'La fin',
    options: 'Règles maison',
    example: 'Un exemple',
    sources: 'Sources',
  },
  cards: {
    caption: 'Points de cartes, en cartes françaises et suisses alémaniques',
    plain: 'Une couleur ordinaire',
    trump: 'La couleur d’atout',
    obenabe: 'Tout-en-haut, chaque couleur',
    undenufe: 'Tout-en-bas, chaque couleur',
    none: 'Personne n’a fait atout, chaque couleur',
    strongest: 'La plus forte d’abord : {ranks}',
  },
  list: {
    caption: 'La liste des cas : le premier qui convient compte',
    with: 'Avec la règle maison « {option} – {choice} »',
    case: 'Cas',
    when: 'Quand',
    award: 'Ce qu’il rapporte',
  },
  agree: {
    caption: 'Ce dont une table peut convenir',
    rule: 'Règle maison',
    usual: 'D’habitude, ou sinon',
    before: 'convenu avant chaque partie',
    none: 'aucune, sauf si la table en veut une',
    or: 'ou : {other}',
  },
  trumps: {
    caption: 'Ce que comptent les atouts',
    trump: 'Atout',
    times: 'Fois',
  },
  beside: {
    caption: 'Ce qui compte en plus des cartes',
    what: 'Quoi',
    points: 'Points',
    match: 'Match : toutes les levées',
    wies: 'Annonce : {melds}',
    inARow: 'suite de {lengths}',
    stoeck: 'Stöck : roi et dame d’atout',
    undenufe: 'À tout-en-bas, {come} comptent, mais pas {gone}. Aucun autre carré ne compte.',
  },
  bids: {
    all: 'Enchères : {bids}.',
    makers:
      'Une enchère de {bid}, où les points de cartes sont inscrits par ceux qui ont enchéri, s’ils ont réussi',
    both: 'Une enchère de {bid}, où chaque camp inscrit toujours ses propres points de cartes',
    bid: 'L’enchère',
    took: 'Pris',
    bidders: 'À ce camp',
    others: 'Aux autres',
    made: 'Réussie',
    madeDoubled: 'Réussie, doublée',
    lost: 'Manquée',
    lostDoubled: 'Manquée, doublée',
  },
  difference: {
    caption: 'Ce que coûte une donne',
    player: 'Joueur',
    announced: 'Annoncé',
    took: 'Pris',
    difference: 'Différence',
  },
  handNumber: 'Donne {number}',
  tourney: '{who} {points, plural, one {# point de tournoi} other {# points de tournoi}}',
  sources: {
    'pagat-mittlere': {
      title: 'pagat.com: Mittlere, Molotow and Plus-Minus',
      note: 'l’original anglais, de Nick Wedd',
    },
    'pagat-mittlere-de': {
      title: 'pagat.com: Mittlere, Molotow und Plus-Minus',
      note: 'la même page en allemand, traduite par Senst',
    },
    'swedish-mittlere': {
      title: 'La description suédoise de la Mittlere',
      note: 'd’après Kastner & Folkvold, Egg & Hagenbucher, et Müller',
    },
    earthli: { title: 'Le manuel de jass d’earthli.com' },
    jassonkel: {
      title: 'jassonkel.ch: Weis',
      note: 'pour les annonces de même longueur et de même hauteur : celle en atout est la plus forte',
    },
    differenzler: {
      title: 'The Game of Differenzler',
      note: 'une feuille sur le jeu suisse à 36 cartes',
    },
  },
  texts: { ...rulesEach, ...rulesSides },
};
