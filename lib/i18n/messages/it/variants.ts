import type { variants as en } from '../en/variants';
import type { Translated } from '../translated';

export const variants: Translated<typeof en> = {
  mittlere: {
    name: 'Mittlere',
    players: '3 giocatori',
    line: 'Chi sta in mezzo perde: avere più punti o meno punti di tutti è un bene.',
  },
  molotow: {
    name: 'Molotow',
    players: '4 giocatori',
    line: 'Chi ha più punti e chi ne ha meno guadagna un’asta, i due in mezzo prendono una patata.',
  },
  'plus-minus': {
    name: 'Plus-Minus',
    players: '3 o 4 giocatori',
    line: 'Un’asta a chi ne ha di più e una a chi ne ha di meno; vince il primo che arriva a sette.',
  },
  differenzler: {
    name: 'Differenzler',
    players: '3 o 4 giocatori',
    line: 'Dichiara quanto prenderai; ogni punto di differenza conta contro di te.',
  },
  schieber: {
    name: 'Schieber',
    players: '4 giocatori, 2 coppie',
    line: 'Due contro due fino a 2500, con briscole che contano fino al triplo.',
  },
  'sidi-barani': {
    name: 'Sidi Barani',
    players: '4 giocatori, 2 coppie',
    line: 'Lo Schieber con le offerte: dite quanto farete, e fatelo.',
  },
  'three-player': {
    name: 'Jass a tre',
    players: '3 giocatori',
    line: 'Lo Schieber ognuno per sé; l’ultima carta distribuita fa la briscola.',
  },
  'two-player': {
    name: 'Jass a due',
    players: '2 giocatori',
    line: 'Lo Schieber a due, con dodici carte coperte.',
  },
  'two-versus-one': {
    name: 'Due contro uno',
    players: '3 giocatori',
    line: 'Chi gioca da solo offre quanto farà prima che gli altri due abbiano 1000.',
  },
  rulesOf: '{name}: le regole',
};
