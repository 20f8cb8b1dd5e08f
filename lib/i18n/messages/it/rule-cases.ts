import type { ruleCases as en } from '../en/rule-cases';
import type { Translated } from '../translated';

export const ruleCases: Translated<typeof en> = {
  mittlere: {
    'all-tricks': {
      when: 'Un giocatore ha fatto tutte le prese',
      award: 'lui 2 aste, gli altri 1 patata ciascuno',
    },
    'no-tricks': {
      when: 'Un giocatore non ha fatto nessuna presa',
      award: 'lui 2 patate, gli altri 1 asta ciascuno',
    },
    hundred: {
      when: 'Un giocatore ha 100 punti o più',
      award: 'lui 2 patate, gli altri 1 asta ciascuno',
    },
    'no-tricks-and-hundred': {
      when: 'Un giocatore non ha fatto nessuna presa e un altro ha 100 o più',
      award: 'il terzo 2 aste, quei due 1 patata ciascuno',
    },
    tie: {
      when: 'Due giocatori hanno gli stessi punti',
      award: 'quei due 1 patata ciascuno, il terzo 2 aste',
    },
    'tie-cut': {
      when: 'Due giocatori hanno gli stessi punti e tagliano il mazzo',
      award: 'la carta più bassa 2 patate, gli altri 1 asta ciascuno',
    },
    middle: {
      when: 'Altrimenti',
      award: 'chi sta in mezzo 2 patate, gli altri 1 asta ciascuno',
    },
    'no-tricks-if-like-hundred': {
      when: 'Un giocatore non ha fatto nessuna presa, e nessuno ha 100',
      award: 'lui 2 patate, gli altri 1 asta ciascuno',
    },
    'hundred-if-like-hundred': {
      when: 'Un giocatore ha 100 punti o più, e tutti hanno fatto una presa',
      award: 'lui 2 patate, gli altri 1 asta ciascuno',
    },
  },
  molotow: {
    'all-points': {
      when: 'Un giocatore ha tutti i 157 punti',
      award: 'lui 3 aste, gli altri 1 patata ciascuno',
    },
    hundred: {
      when: 'Un giocatore ha da 100 a 156 punti',
      award: 'lui 3 patate, gli altri 1 asta ciascuno',
    },
    'three-way-tie': {
      when: 'Tre giocatori hanno gli stessi punti e tagliano il mazzo',
      award: 'il quarto 1 asta, la carta più alta 1 patata',
    },
    'tie-most': {
      when: 'Due giocatori sono pari con più punti',
      award: 'quei due niente, il seguente 1 patata, l’ultimo 1 asta',
    },
    'tie-least': {
      when: 'Due giocatori sono pari con meno punti',
      award: 'chi ne ha di più 1 asta, il secondo 1 patata, quei due niente',
    },
    middle: {
      when: 'Altrimenti',
      award: 'chi ha più punti e chi ne ha meno 1 asta ciascuno, i due in mezzo 1 patata ciascuno',
    },
  },
  'plus-minus': {
    'all-but-one-tie': {
      when: 'Tutti i giocatori tranne uno hanno gli stessi punti',
      award: 'lui 2 aste',
    },
    hundred: {
      when: 'Un giocatore ha 100 punti o più',
      award:
        'lui niente, chi ha meno punti 1 asta; se sono in due ad averne meno, l’asta resta in sospeso',
    },
    extremes: {
      when: 'Altrimenti',
      award:
        'chi ha più punti 1 asta, chi ne ha meno 1 asta; se due sono pari, quell’asta resta in sospeso tra loro',
    },
  },
};
