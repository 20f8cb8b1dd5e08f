import type { start as en } from '../en/start';
import type { Translated } from '../translated';

export const start: Translated<typeof en> = {
  title: 'Schiefer, die Jasstafel',
  description: 'Die Jasstafel für jedes Handy: Punkte eintippen, die Tafel macht den Rest.',
  what: 'Die Tafel zum Jassen. Gespielt wird mit den eigenen Karten; tippt die Punkte ein, die Tafel macht den Rest.',
  newGame: 'Neue Partie',
  games: 'Partien',
  leagues: 'Ligen',
  account: 'Dein Konto',
  example: 'So sieht eine Tafel aus',
  exampleOf:
    '{hands, plural, one {# Spiel} other {# Spiele}} Mittlere: Striche sind gut, Herdöpfel sind schlecht, eins hebt das andere auf.',
  variants: 'Jassarten',
  scores: 'Was die Tafel rechnet',
  nothingHere: 'Hier ist nichts',
  nothingHereWhy:
    'Diese Seite oder Partie gibt es nicht, oder sie gehört jemand anderem. Partien gehören zum Handy, auf dem sie begonnen wurden.',
};
