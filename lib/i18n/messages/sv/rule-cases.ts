import type { ruleCases as en } from '../en/rule-cases';
import type { Translated } from '../translated';

export const ruleCases: Translated<typeof en> = {
  mittlere: {
    'all-tricks': {
      when: 'En spelare tog alla stick',
      award: 'den spelaren 2 streck, de andra 1 potatis var',
    },
    'no-tricks': {
      when: 'En spelare tog inget stick',
      award: 'den spelaren 2 potatisar, de andra 1 streck var',
    },
    hundred: {
      when: 'En spelare har 100 poäng eller mer',
      award: 'den spelaren 2 potatisar, de andra 1 streck var',
    },
    'no-tricks-and-hundred': {
      when: 'En spelare tog inget stick och en annan har 100 eller mer',
      award: 'den tredje 2 streck, de två 1 potatis var',
    },
    tie: {
      when: 'Två spelare har samma poäng',
      award: 'de två 1 potatis var, den tredje 2 streck',
    },
    'tie-cut': {
      when: 'Två spelare har samma poäng och drar kort',
      award: 'det lägre kortet 2 potatisar, de andra 1 streck var',
    },
    middle: {
      when: 'Annars',
      award: 'spelaren i mitten 2 potatisar, de andra 1 streck var',
    },
    'no-tricks-if-like-hundred': {
      when: 'En spelare tog inget stick, och ingen har 100',
      award: 'den spelaren 2 potatisar, de andra 1 streck var',
    },
    'hundred-if-like-hundred': {
      when: 'En spelare har 100 poäng eller mer, och alla tog något stick',
      award: 'den spelaren 2 potatisar, de andra 1 streck var',
    },
  },
  molotow: {
    'all-points': {
      when: 'En spelare har alla 157 poäng',
      award: 'den spelaren 3 streck, de andra 1 potatis var',
    },
    hundred: {
      when: 'En spelare har 100 till 156 poäng',
      award: 'den spelaren 3 potatisar, de andra 1 streck var',
    },
    'three-way-tie': {
      when: 'Tre spelare har samma poäng och drar kort',
      award: 'den fjärde 1 streck, det högsta kortet 1 potatis',
    },
    'tie-most': {
      when: 'Två spelare delar på mest',
      award: 'de två inget, nästa 1 potatis, den lägsta 1 streck',
    },
    'tie-least': {
      when: 'Två spelare delar på minst',
      award: 'mest 1 streck, den andra 1 potatis, de två inget',
    },
    middle: {
      when: 'Annars',
      award: 'mest och minst 1 streck var, de två i mitten 1 potatis var',
    },
  },
  'plus-minus': {
    'all-but-one-tie': {
      when: 'Alla spelare utom en har samma poäng',
      award: 'den som skiljer sig 2 streck',
    },
    hundred: {
      when: 'En spelare har 100 poäng eller mer',
      award: 'den spelaren inget, den med minst 1 streck; om två delar på minst vilar det',
    },
    extremes: {
      when: 'Annars',
      award:
        'mest 1 streck, minst 1 streck; om två delar på mest eller minst vilar det strecket mellan dem',
    },
  },
};
