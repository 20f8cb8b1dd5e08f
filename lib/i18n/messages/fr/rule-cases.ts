import type { ruleCases as en } from '../en/rule-cases';
import type { Translated } from '../translated';

export const ruleCases: Translated<typeof en> = {
  mittlere: {
    'all-tricks': {
      when: 'Un joueur a fait toutes les levées',
      award: 'lui 2 bâtons, les autres 1 patate chacun',
    },
    'no-tricks': {
      when: 'Un joueur n’a fait aucune levée',
      award: 'lui 2 patates, les autres 1 bâton chacun',
    },
    hundred: {
      when: 'Un joueur a 100 points ou plus',
      award: 'lui 2 patates, les autres 1 bâton chacun',
    },
    'no-tricks-and-hundred': {
      when: 'Un joueur n’a fait aucune levée et un autre a 100 ou plus',
      award: 'le troisième 2 bâtons, ces deux-là 1 patate chacun',
    },
    tie: {
      when: 'Deux joueurs ont le même nombre de points',
      award: 'ces deux-là 1 patate chacun, le troisième 2 bâtons',
    },
    'tie-cut': {
      when: 'Deux joueurs ont le même nombre de points et coupent',
      award: 'la carte la plus basse 2 patates, les autres 1 bâton chacun',
    },
    middle: {
      when: 'Sinon',
      award: 'celui du milieu 2 patates, les autres 1 bâton chacun',
    },
    'no-tricks-if-like-hundred': {
      when: 'Un joueur n’a fait aucune levée, et personne n’a 100',
      award: 'lui 2 patates, les autres 1 bâton chacun',
    },
    'hundred-if-like-hundred': {
      when: 'Un joueur a 100 points ou plus, et tous ont fait une levée',
      award: 'lui 2 patates, les autres 1 bâton chacun',
    },
  },
  molotow: {
    'all-points': {
      when: 'Un joueur a les 157 points',
      award: 'lui 3 bâtons, les autres 1 patate chacun',
    },
    hundred: {
      when: 'Un joueur a de 100 à 156 points',
      award: 'lui 3 patates, les autres 1 bâton chacun',
    },
    'three-way-tie': {
      when: 'Trois joueurs ont le même nombre de points et coupent',
      award: 'le quatrième 1 bâton, la carte la plus haute 1 patate',
    },
    'tie-most': {
      when: 'Deux joueurs sont à égalité pour le plus',
      award: 'ces deux-là rien, le suivant 1 patate, le dernier 1 bâton',
    },
    'tie-least': {
      when: 'Deux joueurs sont à égalité pour le moins',
      award: 'le plus 1 bâton, le deuxième 1 patate, ces deux-là rien',
    },
    middle: {
      when: 'Sinon',
      award: 'le plus et le moins 1 bâton chacun, les deux du milieu 1 patate chacun',
    },
  },
  'plus-minus': {
    'all-but-one-tie': {
      when: 'Tous les joueurs sauf un ont le même nombre de points',
      award: 'celui-là 2 bâtons',
    },
    hundred: {
      when: 'Un joueur a 100 points ou plus',
      award:
        'lui rien, celui qui a le moins 1 bâton ; si deux ont le moins, le bâton reste en suspens',
    },
    extremes: {
      when: 'Sinon',
      award:
        'le plus 1 bâton, le moins 1 bâton ; si deux sont à égalité, ce bâton reste en suspens entre eux',
    },
  },
};
