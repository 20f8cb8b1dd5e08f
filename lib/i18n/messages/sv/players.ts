import type { players as en } from '../en/players';
import type { Translated } from '../translated';

export const players: Translated<typeof en> = {
  formerPlayer: 'tidigare spelare',
  sameSide: 'På samma sida',
  against: 'Mot',
  others: '{title}, de andra',
  more: '{count} till',
  name: 'Namn',
  games: 'Partier',
  won: 'Vunna',
  share: 'Andel',
  ahead: 'Före',
  behind: 'Efter',
  level: 'Lika',
  shareAhead: 'Andel före',
  season: 'Säsong',
  allSeasons: 'Alla',
  form: 'Form',
  formWon: '{variant}, {day}: vunnet',
  formPlace: '{variant}, {day}: plats {place} av {sides}',
  formHow:
    'Platsen i vart och ett av de senaste partierna, det senaste till höger; vunna är fyllda.',
  byVariant: 'Efter variant',
  variant: 'Variant',
  trumpsMade: 'Valda trumf',
  favourite: 'Favorit: <trump></trump>',
  favouriteBest: 'Favorit: <trump></trump> · bäst: <best></best>',
  trump: 'Trumf',
  made: 'Valda',
  rating: 'Rating',
  ratingChart: 'Rating efter varje kväll',
  evening: 'Kväll',
  begin: 'Början',
  ratingOf:
    '{games, plural, one {{variant}: {points} efter # parti} other {{variant}: {points} efter # partier}}',
  ratingProvisional:
    '{games, plural, one {{variant}: {points} efter # parti, preliminärt} other {{variant}: {points} efter # partier, preliminärt}}',
  two: '{first} och {second}',
  inTheseGames: 'i de här partierna',
  wonOf: '{wins, plural, one {# vunnet} other {# vunna}} av {games, number} ({percent})',
  lastGames: 'Senaste partierna',
  togetherPlace: 'på samma sida, plats {place}',
  places: '{first} plats {a}, {second} plats {b}',
  allTheirGames: '{games, plural, one {Visa partiet} other {Alla # partier}}',
  playersOf: 'Spelare i {league}',
  noneIn:
    'Inget avslutat parti under säsongen {season}. När det finns några visar sidan hur de gick, med vem och mot vem.',
  noneYet:
    'Inget avslutat parti än. När det finns några visar sidan hur de gick, med vem och mot vem.',
  latest: 'Senaste partierna',
  allGamesOf: 'Alla partier för {name}',
  isYou: 'det är du',
  leftOn: 'slutade {day}',
  alsoKnownAs: 'också inskriven som {names}',
  outside: 'Partier utanför ligor',
  longestRun: 'Längsta segerrad',
  everyTrick: 'Givar med alla stick',
  compareWith: 'Jämför med',
  compare: 'Jämför',
  onlyLatest: 'Räknat på de senaste {games, number} partierna; en säsong räknar alla sina egna.',
  figures: {
    net: 'netto {mean} per parti',
    points: '{mean} poäng mot {against} per parti',
    off: '{mean} fel per giv',
    exact:
      '{hands, plural, one {exakt i {part} av # giv ({percent})} other {exakt i {part} av # givar ({percent})}}',
    hundreds:
      '{hands, plural, one {100 eller mer i {part} av # giv ({percent})} other {100 eller mer i {part} av # givar ({percent})}}',
    matches:
      '{hands, plural, one {alla stick i {part} av # giv ({percent})} other {alla stick i {part} av # givar ({percent})}}',
    cardPoints: '{mean} kortpoäng per giv',
    tourneyPoints: '{points, plural, one {# turneringspoäng} other {# turneringspoäng}}',
  },
  meetings: {
    never: '{a} och {b} har inte spelat vid samma bord än.',
    played:
      '{games, plural, one {{a} och {b} har spelat # parti vid samma bord.} other {{a} och {b} har spelat # partier vid samma bord.}}',
    together:
      '{games, plural, one {På samma sida: # parti, {wins} vunnet ({percent}).} other {På samma sida: # partier, {wins} vunna ({percent}).}}',
    apart:
      '{games, plural, one {På olika sidor: # parti.} other {På olika sidor: # partier.}} {first, plural, =1 {{a} var före en gång} =2 {{a} var före två gånger} other {{a} var före # gånger}}, {second, plural, =1 {{b} en gång} =2 {{b} två gånger} other {{b} # gånger}}{level, plural, =0 {.} =1 {; lika en gång.} =2 {; lika två gånger.} other {; lika # gånger.}}',
  },
};
