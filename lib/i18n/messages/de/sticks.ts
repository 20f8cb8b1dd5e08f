import type { sticks as en } from '../en/sticks';
import type { Translated } from '../translated';

export const sticks: Translated<typeof en> = {
  standing:
    '{name}: {sticks, plural, one {# Strich} other {# Striche}}, {potatoes, plural, other {# Herdöpfel}}, netto {net}',
  net: 'netto',
  sticks: '{sticks, plural, one {# Strich} other {# Striche}}',
  potatoes: '{potatoes, plural, other {# Herdöpfel}}',
  noTrumps: 'Kein Trumpf',
  cut: '{names} sind gleich und heben ab. Wer hat die {tied, plural, =2 {tiefere} other {höchste}} Karte gezogen?',
  tookTrick: '{name} hat keine Punkte. Hat {name} einen Stich gemacht?',
  noTrick: 'Gar keinen Stich',
  worthless: 'Einen leeren',
  heldNow:
    '{count, plural, one {Ein Strich bleibt} other {# Striche bleiben}} zwischen {one} und {other} liegen, bis nur eins von beiden schreibt.',
  void: 'Niemand hat Trumpf gemacht: Das Spiel zählt nicht und wird neu gegeben.',
  because: '{why}: {award}.',
  held: '{why}: Ein Strich bleibt zwischen ihnen liegen.',
  got: '{who} {award}.',
  settled:
    '{count, plural, one {Der Strich zwischen {who} geht an {to}.} other {Die # Striche zwischen {who} gehen an {to}.}}',
  award: {
    nothing: 'nichts',
    sticks: '{count, plural, one {einen Strich} other {# Striche}}',
    potatoes: '{count, plural, one {einen Herdöpfel} other {# Herdöpfel}}',
    sticksEach: '{count, plural, one {je einen Strich} other {je # Striche}}',
    potatoesEach: '{count, plural, one {je einen Herdöpfel} other {je # Herdöpfel}}',
  },
  why: {
    allTricks: '{who} hat alle Stiche gemacht',
    noTricks: '{who} {n, plural, one {hat} other {haben}} keinen Stich gemacht',
    hundred: '{who} hat 100',
    overHundred: '{who} hat {points}, mehr als 100',
    hundredAndNone:
      '{over} hat {points}, und {none} {n, plural, one {hat} other {haben}} keinen Stich gemacht',
    tie: '{who} sind gleich mit {points}',
    tieCut: '{tied} sind gleich mit {points}, {who} hat die tiefere Karte gezogen',
    threeWay: '{tied} sind gleich mit {points}, {who} hat die höchste Karte gezogen',
    allPoints: '{who} hat alle 157 Punkte',
    most: '{who} hat am meisten mit {points}',
    least: '{who} hat am wenigsten mit {points}',
    tieMost: '{who} haben gleich viel und am meisten mit {points}',
    tieLeast: '{who} haben gleich viel und am wenigsten mit {points}',
    other: '{who} allein hat andere Punkte',
    middle: '{who} liegt in der Mitte mit {points}',
    middles: '{who} liegen in der Mitte',
  },
};
