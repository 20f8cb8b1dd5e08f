import type { variants as en } from '../en/variants';
import type { Translated } from '../translated';

export const variants: Translated<typeof en> = {
  mittlere: {
    name: 'Mittlere',
    players: '3 spelare',
    line: 'Den i mitten förlorar: flest eller minst poäng är bra.',
  },
  molotow: {
    name: 'Molotow',
    players: '4 spelare',
    line: 'Mest och minst ger ett streck, de två i mitten får var sin potatis.',
  },
  'plus-minus': {
    name: 'Plus-Minus',
    players: '3 eller 4 spelare',
    line: 'Ett streck för mest och ett för minst; först till sju.',
  },
  differenzler: {
    name: 'Differenzler',
    players: '3 eller 4 spelare',
    line: 'Bjud vad du kommer att ta; varje poäng fel räknas mot dig.',
  },
  schieber: {
    name: 'Schieber',
    players: '4 spelare, 2 sidor',
    line: 'Två mot två till 2500, med trumf som räknas upp till tre gånger.',
  },
  'sidi-barani': {
    name: 'Sidi Barani',
    players: '4 spelare, 2 sidor',
    line: 'Schieber med budgivning: säg vad ni tar, och ta det.',
  },
  'three-player': {
    name: 'Jass för tre',
    players: '3 spelare',
    line: 'Schieber, var och en för sig; det sista kortet i given gör trumf.',
  },
  'two-player': {
    name: 'Jass för två',
    players: '2 spelare',
    line: 'Schieber för två, med tolv dolda kort.',
  },
  'two-versus-one': {
    name: 'Två mot en',
    players: '3 spelare',
    line: 'En spelar ensam och bjuder vad det blir innan de andra två har 1000.',
  },
  rulesOf: '{name}: reglerna',
};
