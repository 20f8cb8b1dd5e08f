import type { sticks as en } from '../en/sticks';
import type { Translated } from '../translated';

export const sticks: Translated<typeof en> = {
  standing:
    '{name}: {sticks, plural, one {# asta} other {# aste}}, {potatoes, plural, one {# patata} other {# patate}}, netto {net}',
  net: 'netto',
  sticks: '{sticks, plural, one {# asta} other {# aste}}',
  potatoes: '{potatoes, plural, one {# patata} other {# patate}}',
  noTrumps: 'Senza briscola',
  cut: '{names} sono pari e tagliano. Chi ha pescato la carta più {tied, plural, =2 {bassa} other {alta}}?',
  tookTrick: '{name} non ha punti. {name} ha fatto una presa?',
  noTrick: 'Nessuna presa',
  worthless: 'Una senza valore',
  heldNow:
    '{count, plural, one {Un’asta resta} other {# aste restano}} in sospeso tra {one} e {other} finché solo uno dei due segna.',
  void: 'Nessuno ha fatto briscola: la mano è nulla e si ridanno le carte.',
  because: '{why}: {award}.',
  held: '{why}: un’asta resta in sospeso tra loro.',
  got: '{who}: {award}.',
  settled:
    '{count, plural, one {L’asta in sospeso tra {who} ora è di {to}.} other {Le # aste in sospeso tra {who} ora sono di {to}.}}',
  award: {
    nothing: 'niente',
    sticks: '{count, plural, one {un’asta} other {# aste}}',
    potatoes: '{count, plural, one {una patata} other {# patate}}',
    sticksEach: '{count, plural, one {un’asta a testa} other {# aste a testa}}',
    potatoesEach: '{count, plural, one {una patata a testa} other {# patate a testa}}',
  },
  why: {
    allTricks: '{who} ha fatto tutte le prese',
    noTricks: '{who} non {n, plural, one {ha} other {hanno}} fatto nessuna presa',
    hundred: '{who} ha 100',
    overHundred: '{who} ha {points}, più di 100',
    hundredAndNone:
      '{over} ha {points} e {none} non {n, plural, one {ha} other {hanno}} fatto nessuna presa',
    tie: '{who} sono pari con {points}',
    tieCut: '{tied} sono pari con {points}, {who} ha pescato la carta più bassa',
    threeWay: '{tied} sono pari con {points}, {who} ha pescato la carta più alta',
    allPoints: '{who} ha tutti i 157 punti',
    most: '{who} ha il massimo con {points}',
    least: '{who} ha il minimo con {points}',
    tieMost: '{who} sono pari in testa con {points}',
    tieLeast: '{who} sono pari in coda con {points}',
    other: 'Solo {who} ha punti diversi',
    middle: '{who} è in mezzo con {points}',
    middles: '{who} sono in mezzo',
  },
};
