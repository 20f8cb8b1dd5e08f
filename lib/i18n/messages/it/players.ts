import type { players as en } from '../en/players';
import type { Translated } from '../translated';

export const players: Translated<typeof en> = {
  formerPlayer: 'ex giocatore',
  sameSide: 'Dalla stessa parte',
  against: 'Contro',
  others: '{title}, gli altri',
  more: 'altri {count}',
  name: 'Nome',
  games: 'Partite',
  won: 'Vinte',
  share: 'Quota',
  ahead: 'Avanti',
  behind: 'Dietro',
  level: 'Pari',
  shareAhead: 'Quota avanti',
  season: 'Stagione',
  allSeasons: 'Tutte',
  form: 'Forma',
  formWon: '{variant}, {day}: vinta',
  formPlace: '{variant}, {day}: posto {place} di {sides}',
  formHow: 'Il posto in ciascuna delle ultime partite, l’ultima a destra; quelle vinte sono piene.',
  byVariant: 'Per variante',
  variant: 'Variante',
  trumpsMade: 'Briscole fatte',
  favourite: 'Preferita: <trump></trump>',
  favouriteBest: 'Preferita: <trump></trump> · migliore: <best></best>',
  trump: 'Briscola',
  made: 'Fatte',
  rating: 'Rating',
  ratingChart: 'Rating dopo ogni serata',
  evening: 'Serata',
  begin: 'Inizio',
  ratingOf:
    '{games, plural, one {{variant}: {points} dopo # partita} other {{variant}: {points} dopo # partite}}',
  ratingProvisional:
    '{games, plural, one {{variant}: {points} dopo # partita, provvisorio} other {{variant}: {points} dopo # partite, provvisorio}}',
  two: '{first} e {second}',
  inTheseGames: 'in queste partite',
  wonOf: '{wins} vinte su {games} ({percent})',
  lastGames: 'Ultime partite',
  togetherPlace: 'dalla stessa parte, posto {place}',
  places: '{first} posto {a}, {second} posto {b}',
  allTheirGames: '{games, plural, one {Vedi la partita} other {Tutte le # partite}}',
  playersOf: 'Giocatori di {league}',
  noneIn:
    'Nessuna partita finita nella stagione {season}. Quando ce ne saranno, questa pagina mostrerà come sono andate, con chi e contro chi.',
  noneYet:
    'Ancora nessuna partita finita. Quando ce ne saranno, questa pagina mostrerà come sono andate, con chi e contro chi.',
  latest: 'Ultime partite',
  allGamesOf: 'Tutte le partite di {name}',
  isYou: 'sei tu',
  leftOn: 'uscito il {day}',
  alsoKnownAs: 'registrato anche come {names}',
  outside: 'Partite fuori dalle leghe',
  longestRun: 'Serie di vittorie più lunga',
  everyTrick: 'Mani con tutte le prese',
  compareWith: 'Confronta con',
  compare: 'Confronta',
  onlyLatest: 'Contato sulle ultime {games, number} partite; una stagione conta tutte le sue.',
  figures: {
    net: 'netto {mean} a partita',
    points: '{mean} punti a {against} a partita',
    off: '{mean} di scarto a mano',
    exact:
      '{hands, plural, one {esatto in {part} su # mano ({percent})} other {esatto in {part} su # mani ({percent})}}',
    hundreds:
      '{hands, plural, one {100 o più in {part} su # mano ({percent})} other {100 o più in {part} su # mani ({percent})}}',
    matches:
      '{hands, plural, one {tutte le prese in {part} su # mano ({percent})} other {tutte le prese in {part} su # mani ({percent})}}',
    cardPoints: '{mean} punti delle carte a mano',
    tourneyPoints: '{points, plural, one {# punto di torneo} other {# punti di torneo}}',
  },
  meetings: {
    never: '{a} e {b} non hanno ancora giocato allo stesso tavolo.',
    played:
      '{games, plural, one {{a} e {b} hanno giocato # partita allo stesso tavolo.} other {{a} e {b} hanno giocato # partite allo stesso tavolo.}}',
    together:
      '{games, plural, one {Dalla stessa parte: # partita, {wins} vinta ({percent}).} other {Dalla stessa parte: # partite, {wins} vinte ({percent}).}}',
    apart:
      '{games, plural, one {Da parti diverse: # partita.} other {Da parti diverse: # partite.}} {first, plural, =1 {{a} è stato avanti una volta} other {{a} è stato avanti # volte}}, {second, plural, =1 {{b} una volta} other {{b} # volte}}{level, plural, =0 {.} =1 {; pari una volta.} other {; pari # volte.}}',
  },
};
