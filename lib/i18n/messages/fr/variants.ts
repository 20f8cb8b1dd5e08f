import type { variants as en } from '../en/variants';
import type { Translated } from '../translated';

export const variants: Translated<typeof en> = {
  mittlere: {
    name: 'Mittlere',
    players: '3 joueurs',
    line: 'Celui du milieu perd : avoir le plus ou le moins de points est bon.',
  },
  molotow: {
    name: 'Molotow',
    players: '4 joueurs',
    line: 'Le plus et le moins gagnent un bâton, les deux du milieu prennent une patate.',
  },
  'plus-minus': {
    name: 'Plus-Minus',
    players: '3 ou 4 joueurs',
    line: 'Un bâton pour le plus, un pour le moins ; le premier à sept gagne.',
  },
  differenzler: {
    name: 'Differenzler',
    players: '3 ou 4 joueurs',
    line: 'Annoncez ce que vous prendrez ; chaque point d’écart compte contre vous.',
  },
  schieber: {
    name: 'Schieber',
    players: '4 joueurs, 2 camps',
    line: 'Le chibre des Romands : deux contre deux jusqu’à 2500, avec des atouts qui comptent jusqu’à trois fois.',
  },
  'sidi-barani': {
    name: 'Sidi Barani',
    players: '4 joueurs, 2 camps',
    line: 'Le Schieber aux enchères : dites ce que vous ferez, et faites-le.',
  },
  'three-player': {
    name: 'Jass à trois',
    players: '3 joueurs',
    line: 'Le Schieber chacun pour soi ; la dernière carte donnée fait l’atout.',
  },
  'two-player': {
    name: 'Jass à deux',
    players: '2 joueurs',
    line: 'Le Schieber à deux, avec douze cartes cachées.',
  },
  'two-versus-one': {
    name: 'Deux contre un',
    players: '3 joueurs',
    line: 'Le soliste enchérit sur ce qu’il fera seul avant que les deux autres aient 1000.',
  },
  rulesOf: '{name} : les règles',
};
