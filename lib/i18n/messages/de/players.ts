import type { players as en } from '../en/players';
import type { Translated } from '../translated';

export const players: Translated<typeof en> = {
  formerPlayer: 'ehemaliges Mitglied',
  sameSide: 'In derselben Partei',
  against: 'Gegen',
  others: '{title}, die anderen',
  more: '{count} weitere',
  name: 'Name',
  games: 'Partien',
  won: 'Gewonnen',
  share: 'Anteil',
  ahead: 'Vorn',
  behind: 'Hinten',
  level: 'Gleich',
  shareAhead: 'Anteil vorn',
  season: 'Saison',
  allSeasons: 'Alle',
  form: 'Form',
  formWon: '{variant}, {day}: gewonnen',
  formPlace: '{variant}, {day}: Rang {place} von {sides}',
  formHow: 'Der Rang in jeder der letzten Partien, die neuste rechts; gewonnene sind gefüllt.',
  byVariant: 'Nach Jassart',
  variant: 'Jassart',
  trumpsMade: 'Gemachte Trümpfe',
  favourite: 'Am liebsten: <trump></trump>',
  favouriteBest: 'Am liebsten: <trump></trump> · am besten: <best></best>',
  trump: 'Trumpf',
  made: 'Gemacht',
  rating: 'Wertung',
  ratingChart: 'Wertung nach jedem Abend',
  evening: 'Abend',
  begin: 'Beginn',
  ratingOf:
    '{games, plural, one {{variant}: {points} nach # Partie} other {{variant}: {points} nach # Partien}}',
  ratingProvisional:
    '{games, plural, one {{variant}: {points} nach # Partie, vorläufig} other {{variant}: {points} nach # Partien, vorläufig}}',
  two: '{first} und {second}',
  inTheseGames: 'in diesen Partien',
  wonOf: '{wins, number} von {games, number} gewonnen ({percent})',
  lastGames: 'Letzte Partien',
  togetherPlace: 'in derselben Partei, Rang {place}',
  places: '{first} Rang {a}, {second} Rang {b}',
  allTheirGames: '{games, plural, one {Diese Partie} other {Alle # Partien}}',
  playersOf: 'Leute von {league}',
  noneIn:
    'Keine fertige Partie in der Saison {season}. Sobald es welche gibt, zeigt diese Seite, wie sie ausgingen, mit wem und gegen wen.',
  noneYet:
    'Noch keine fertige Partie. Sobald es welche gibt, zeigt diese Seite, wie sie ausgingen, mit wem und gegen wen.',
  latest: 'Neuste Partien',
  allGamesOf: 'Alle Partien von {name}',
  isYou: 'das bist du',
  leftOn: 'ausgetreten am {day}',
  alsoKnownAs: 'auch eingetragen als {names}',
  outside: 'Partien ausserhalb von Ligen',
  longestRun: 'Längste Siegesserie',
  everyTrick: 'Spiele mit allen Stichen',
  compareWith: 'Vergleichen mit',
  compare: 'Vergleichen',
  onlyLatest:
    'Gezählt aus den neusten {games, number} Partien; eine Saison zählt alle ihre eigenen.',
  figures: {
    net: 'netto {mean} pro Partie',
    points: '{mean} zu {against} Punkte pro Partie',
    off: '{mean} daneben pro Spiel',
    exact:
      '{hands, plural, one {genau in {part} von # Spiel ({percent})} other {genau in {part} von # Spielen ({percent})}}',
    hundreds:
      '{hands, plural, one {100 oder mehr in {part} von # Spiel ({percent})} other {100 oder mehr in {part} von # Spielen ({percent})}}',
    matches:
      '{hands, plural, one {alle Stiche in {part} von # Spiel ({percent})} other {alle Stiche in {part} von # Spielen ({percent})}}',
    cardPoints: '{mean} Kartenpunkte pro Spiel',
    tourneyPoints: '{points, plural, one {# Turnierpunkt} other {# Turnierpunkte}}',
  },
  meetings: {
    never: '{a} und {b} haben noch nicht an einem Tisch gespielt.',
    played:
      '{games, plural, one {{a} und {b} haben # Partie an einem Tisch gespielt.} other {{a} und {b} haben # Partien an einem Tisch gespielt.}}',
    together:
      '{games, plural, one {In derselben Partei: # Partie, {wins} gewonnen ({percent}).} other {In derselben Partei: # Partien, {wins} gewonnen ({percent}).}}',
    apart:
      '{games, plural, one {In verschiedenen Parteien: # Partie.} other {In verschiedenen Parteien: # Partien.}} {first, plural, =1 {{a} war einmal vorn} =2 {{a} war zweimal vorn} other {{a} war #-mal vorn}}, {second, plural, =1 {{b} einmal} =2 {{b} zweimal} other {{b} #-mal}}{level, plural, =0 {.} =1 {; einmal gleichauf.} =2 {; zweimal gleichauf.} other {; #-mal gleichauf.}}',
  },
};
