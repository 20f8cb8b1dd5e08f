import type { rules as en } from '../en/rules';
import type { Translated } from '../translated';
import { rulesEach } from './rules-each';
import { rulesSides } from './rules-sides';

export const rules: Translated<typeof en> = {
  title: 'Regole',
  intro:
    'Che cosa assegna la lavagna, gioco per gioco, in parole semplici: l’elenco dei casi come viene applicato, che cosa può decidere un tavolo, e da dove vengono le regole.',
  section: {
    game: 'Il gioco',
    players: 'Chi gioca',
    hand: 'Una mano',
    cards: 'Le carte',
    scoring: 'Il punteggio',
    end: 'La fine',
    options: 'Regole della casa',
    example: 'Un esempio',
    sources: 'Fonti',
  },
  cards: {
    caption: 'Punti delle carte, con carte francesi e svizzero-tedesche',
    plain: 'Un seme comune',
    trump: 'Il seme di briscola',
    obenabe: 'Obenabe, ogni seme',
    undenufe: 'Undenufe, ogni seme',
    none: 'Nessuno ha fatto briscola, ogni seme',
    strongest: 'Dalla più forte in giù: {ranks}',
  },
  list: {
    caption: 'L’elenco dei casi: conta il primo che corrisponde',
    with: 'Con la regola della casa «{option} – {choice}»',
    case: 'Caso',
    when: 'Quando',
    award: 'Che cosa porta',
  },
  agree: {
    caption: 'Che cosa può decidere un tavolo',
    rule: 'Regola della casa',
    usual: 'Di solito, o altrimenti',
    before: 'deciso prima di ogni partita',
    none: 'nessuna, a meno che il tavolo ne voglia una',
    or: 'o: {other}',
  },
  trumps: {
    caption: 'Quanto contano le briscole',
    trump: 'Briscola',
    times: 'Per',
  },
  beside: {
    caption: 'Che cosa conta oltre alle carte',
    what: 'Che cosa',
    points: 'Punti',
    match: 'Match: tutte le prese',
    wies: 'Annuncio: {melds}',
    inARow: 'scala di {lengths}',
    stoeck: 'Stöck: re e donna di briscola',
    undenufe: 'In undenufe contano {come}, ma non {gone}. Altri quattro uguali non contano.',
  },
  bids: {
    all: 'Offerte: {bids}.',
    makers:
      'Un’offerta di {bid}, dove i punti delle carte li scrive chi ha offerto, se ci è riuscito',
    both: 'Un’offerta di {bid}, dove ogni parte scrive sempre i propri punti delle carte',
    bid: 'L’offerta',
    took: 'Presi',
    bidders: 'Chi ha offerto scrive',
    others: 'Gli altri scrivono',
    made: 'Riuscita',
    madeDoubled: 'Riuscita, raddoppiata',
    lost: 'Non riuscita',
    lostDoubled: 'Non riuscita, raddoppiata',
  },
  difference: {
    caption: 'Quanto costa una mano',
    player: 'Giocatore',
    announced: 'Dichiarati',
    took: 'Presi',
    difference: 'Differenza',
  },
  handNumber: 'Mano {number}',
  tourney: '{who} {points, plural, one {# punto torneo} other {# punti torneo}}',
  sources: {
    'pagat-mittlere': {
      title: 'pagat.com: Mittlere, Molotow and Plus-Minus',
      note: 'l’originale inglese, di Nick Wedd',
    },
    'pagat-mittlere-de': {
      title: 'pagat.com: Mittlere, Molotow und Plus-Minus',
      note: 'la stessa pagina in tedesco, tradotta da Senst',
    },
    'swedish-mittlere': {
      title: 'La descrizione svedese della Mittlere',
      note: 'da Kastner & Folkvold, Egg & Hagenbucher e Müller',
    },
    earthli: { title: 'Il manuale dello jass di earthli.com' },
    jassonkel: {
      title: 'jassonkel.ch: Weis',
      note: 'per annunci della stessa lunghezza e altezza: è più forte quello in briscola',
    },
    differenzler: {
      title: 'The Game of Differenzler',
      note: 'un foglio sul gioco svizzero con 36 carte',
    },
  },
  texts: { ...rulesEach, ...rulesSides },
};
