import type { sticks as en } from '../en/sticks';
import type { Translated } from '../translated';

export const sticks: Translated<typeof en> = {
  standing:
    '{name} : {sticks, plural, one {# bâton} other {# bâtons}}, {potatoes, plural, one {# patate} other {# patates}}, solde {net}',
  net: 'solde',
  sticks: '{sticks, plural, one {# bâton} other {# bâtons}}',
  potatoes: '{potatoes, plural, one {# patate} other {# patates}}',
  noTrumps: 'Sans atout',
  cut: '{names} sont à égalité et coupent. Qui a tiré la carte la plus {tied, plural, =2 {basse} other {haute}} ?',
  tookTrick: '{name} n’a pas de points. Une levée a-t-elle été faite ?',
  noTrick: 'Aucune levée',
  worthless: 'Une sans valeur',
  heldNow:
    '{count, plural, one {Un bâton reste} other {# bâtons restent}} en suspens entre {one} et {other} jusqu’à ce qu’un seul des deux marque.',
  void: 'Personne n’a fait atout : la donne est nulle et redonnée.',
  because: '{why} : {award}.',
  held: '{why} : un bâton reste en suspens entre eux.',
  got: '{who} : {award}.',
  settled:
    '{count, plural, one {Le bâton en suspens entre {who} va à {to}.} other {Les # bâtons en suspens entre {who} vont à {to}.}}',
  award: {
    nothing: 'rien',
    sticks: '{count, plural, one {un bâton} other {# bâtons}}',
    potatoes: '{count, plural, one {une patate} other {# patates}}',
    sticksEach: '{count, plural, one {un bâton chacun} other {# bâtons chacun}}',
    potatoesEach: '{count, plural, one {une patate chacun} other {# patates chacun}}',
  },
  why: {
    allTricks: '{who} a fait toutes les levées',
    noTricks: '{who} {n, plural, one {n’a} other {n’ont}} fait aucune levée',
    hundred: '{who} a 100',
    overHundred: '{who} a {points}, plus que 100',
    hundredAndNone:
      '{over} a {points} et {none} {n, plural, one {n’a} other {n’ont}} fait aucune levée',
    tie: '{who} sont à égalité avec {points}',
    tieCut: '{tied} sont à égalité avec {points}, {who} a tiré la carte la plus basse',
    threeWay: '{tied} sont à égalité avec {points}, {who} a tiré la carte la plus haute',
    allPoints: '{who} a les 157 points',
    most: '{who} a le plus avec {points}',
    least: '{who} a le moins avec {points}',
    tieMost: '{who} sont à égalité en tête avec {points}',
    tieLeast: '{who} sont à égalité en queue avec {points}',
    other: '{who} a un autre total que tous les autres',
    middle: '{who} est au milieu avec {points}',
    middles: '{who} sont au milieu',
  },
};
