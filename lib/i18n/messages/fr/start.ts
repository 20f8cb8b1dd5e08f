import type { start as en } from '../en/start';
import type { Translated } from '../translated';

export const start: Translated<typeof en> = {
  title: 'Schiefer, l’ardoise du jass',
  description: 'L’ardoise du jass sur chaque téléphone : inscrivez les points, elle fait le reste.',
  what: 'L’ardoise du jass. Jouez avec vos propres cartes ; inscrivez les points, l’ardoise fait le reste.',
  newGame: 'Nouvelle partie',
  games: 'Parties',
  leagues: 'Ligues',
  account: 'Votre compte',
  example: 'Un exemple d’ardoise',
  exampleOf:
    '{hands, plural, one {# donne} other {# donnes}} de Mittlere : les bâtons sont bons, les patates mauvaises, l’un annule l’autre.',
  variants: 'Variantes',
  scores: 'Ce qu’elle compte',
  nothingHere: 'Rien ici',
  nothingHereWhy:
    'Cette page ou cette partie n’existe pas, ou elle appartient à quelqu’un d’autre. Une partie appartient au téléphone sur lequel elle a été commencée.',
};
