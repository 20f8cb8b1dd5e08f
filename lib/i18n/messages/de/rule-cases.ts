import type { ruleCases as en } from '../en/rule-cases';
import type { Translated } from '../translated';

export const ruleCases: Translated<typeof en> = {
  mittlere: {
    'all-tricks': {
      when: 'Jemand hat alle Stiche gemacht',
      award: 'dafür 2 Striche, die anderen je 1 Herdöpfel',
    },
    'no-tricks': {
      when: 'Jemand hat keinen Stich gemacht',
      award: 'dafür 2 Herdöpfel, die anderen je 1 Strich',
    },
    hundred: {
      when: 'Jemand hat 100 Punkte oder mehr',
      award: 'dafür 2 Herdöpfel, die anderen je 1 Strich',
    },
    'no-tricks-and-hundred': {
      when: 'Jemand hat keinen Stich gemacht, und jemand anders hat 100 oder mehr',
      award: 'die dritte Person 2 Striche, die beiden je 1 Herdöpfel',
    },
    tie: {
      when: 'Zwei haben gleich viele Punkte',
      award: 'die beiden je 1 Herdöpfel, die dritte Person 2 Striche',
    },
    'tie-cut': {
      when: 'Zwei haben gleich viele Punkte und heben ab',
      award: 'die tiefere Karte 2 Herdöpfel, die anderen je 1 Strich',
    },
    middle: {
      when: 'Sonst',
      award: 'die Person in der Mitte 2 Herdöpfel, die anderen je 1 Strich',
    },
    'no-tricks-if-like-hundred': {
      when: 'Jemand hat keinen Stich gemacht, und niemand hat 100',
      award: 'dafür 2 Herdöpfel, die anderen je 1 Strich',
    },
    'hundred-if-like-hundred': {
      when: 'Jemand hat 100 Punkte oder mehr, und alle haben einen Stich gemacht',
      award: 'dafür 2 Herdöpfel, die anderen je 1 Strich',
    },
  },
  molotow: {
    'all-points': {
      when: 'Jemand hat alle 157 Punkte',
      award: 'dafür 3 Striche, die anderen je 1 Herdöpfel',
    },
    hundred: {
      when: 'Jemand hat 100 bis 156 Punkte',
      award: 'dafür 3 Herdöpfel, die anderen je 1 Strich',
    },
    'three-way-tie': {
      when: 'Drei haben gleich viele Punkte und heben ab',
      award: 'die vierte Person 1 Strich, die höchste Karte 1 Herdöpfel',
    },
    'tie-most': {
      when: 'Zwei haben zugleich am meisten',
      award: 'die beiden nichts, die nächste Person 1 Herdöpfel, die letzte 1 Strich',
    },
    'tie-least': {
      when: 'Zwei haben zugleich am wenigsten',
      award: 'am meisten 1 Strich, die zweite Person 1 Herdöpfel, die beiden nichts',
    },
    middle: {
      when: 'Sonst',
      award: 'am meisten und am wenigsten je 1 Strich, die zwei in der Mitte je 1 Herdöpfel',
    },
  },
  'plus-minus': {
    'all-but-one-tie': {
      when: 'Alle bis auf eine Person haben gleich viele Punkte',
      award: 'diese Person 2 Striche',
    },
    hundred: {
      when: 'Jemand hat 100 Punkte oder mehr',
      award: 'dafür nichts, am wenigsten 1 Strich; haben zwei am wenigsten, bleibt er liegen',
    },
    extremes: {
      when: 'Sonst',
      award:
        'am meisten 1 Strich, am wenigsten 1 Strich; sind zwei gleich, bleibt dieser Strich zwischen ihnen liegen',
    },
  },
};
