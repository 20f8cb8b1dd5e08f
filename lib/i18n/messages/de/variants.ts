import type { variants as en } from '../en/variants';
import type { Translated } from '../translated';

export const variants: Translated<typeof en> = {
  mittlere: {
    name: 'Mittlere',
    players: 'zu dritt',
    line: 'Wer in der Mitte liegt, verliert: Die meisten oder die wenigsten Punkte zu haben ist gut.',
  },
  molotow: {
    name: 'Molotow',
    players: 'zu viert',
    line: 'Wer am meisten und wer am wenigsten hat, bekommt einen Strich, die zwei in der Mitte bekommen einen Herdöpfel.',
  },
  'plus-minus': {
    name: 'Plus-Minus',
    players: 'zu dritt oder viert',
    line: 'Ein Strich für am meisten, einer für am wenigsten; wer zuerst sieben hat, gewinnt.',
  },
  differenzler: {
    name: 'Differenzler',
    players: 'zu dritt oder viert',
    line: 'Sag an, was du machst; jeder Punkt daneben zählt gegen dich.',
  },
  schieber: {
    name: 'Schieber',
    players: 'zu viert, 2 Parteien',
    line: 'Zwei gegen zwei auf 2500, mit Trümpfen, die bis zu dreifach zählen.',
  },
  'sidi-barani': {
    name: 'Sidi Barani',
    players: 'zu viert, 2 Parteien',
    line: 'Schieber mit Bieten: Sagt, was ihr macht, und macht es.',
  },
  'three-player': {
    name: 'Jass zu dritt',
    players: 'zu dritt',
    line: 'Schieber, alle für sich; die letzte verteilte Karte macht Trumpf.',
  },
  'two-player': {
    name: 'Jass zu zweit',
    players: 'zu zweit',
    line: 'Schieber zu zweit, mit zwölf verdeckten Karten.',
  },
  'two-versus-one': {
    name: 'Zwei gegen eins',
    players: 'zu dritt',
    line: 'Wer allein spielt, bietet, wie viel es wird, bevor die anderen zwei 1000 haben.',
  },
  rulesOf: '{name}: die Regeln',
};
