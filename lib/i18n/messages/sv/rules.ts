import type { rules as en } from '../en/rules';
import type { Translated } from '../translated';
import { rulesEach } from './rules-each';
import { rulesSides } from './rules-sides';

export const rules: Translated<typeof en> = {
  title: 'Regler',
  intro:
    'Vad tavlan ger, spel för spel, i enkla ord: listan över fall så som den används, vad ett bord kan komma överens om, och varifrån reglerna kommer.',
  section: {
    game: 'Spelet',
    players: 'Vilka spelar',
    hand: 'En giv',
    cards: 'Korten',
    scoring: 'Räkningen',
    end: 'Slutet',
    options: 'Husregler',
    example: 'Ett exempel',
    sources: 'Källor',
  },
  cards: {
    caption: 'Kortpoäng, med franska och schweizertyska kort',
    plain: 'En vanlig färg',
    trump: 'Trumffärgen',
    obenabe: 'Obenabe, alla färger',
    undenufe: 'Undenufe, alla färger',
    none: 'Ingen gjorde trumf, alla färger',
    strongest: 'Starkast först: {ranks}',
  },
  list: {
    caption: 'Listan över fall: det första som stämmer räknas',
    with: 'Med husregeln ”{option} – {choice}”',
    case: 'Fall',
    when: 'När',
    award: 'Vad det ger',
  },
  agree: {
    caption: 'Vad ett bord kan komma överens om',
    rule: 'Husregel',
    usual: 'Vanligen, eller annars',
    before: 'bestäms före varje parti',
    none: 'ingen, om inte bordet vill ha en',
    or: 'eller: {other}',
  },
  trumps: {
    caption: 'Vad poängen multipliceras med',
    trump: 'Trumf',
    times: 'Gånger',
  },
  beside: {
    caption: 'Vad som räknas utöver korten',
    what: 'Vad',
    points: 'Poäng',
    match: 'Match: alla stick',
    wies: 'Meldning: {melds}',
    inARow: '{lengths} i följd',
    stoeck: 'Stöck: kung och dam i trumf',
    undenufe: 'I undenufe räknas {come}, men inte {gone}. Inga andra fyra lika räknas.',
  },
  bids: {
    all: 'Bud: {bids}.',
    makers: 'Ett bud på {bid}, där kortpoängen skrivs av de som bjöd, om de klarade det',
    both: 'Ett bud på {bid}, där varje sida alltid skriver sina egna kortpoäng',
    bid: 'Budet',
    took: 'Tog',
    bidders: 'De som bjöd skriver',
    others: 'De andra skriver',
    made: 'Klarat',
    madeDoubled: 'Klarat, dubblat',
    lost: 'Inte klarat',
    lostDoubled: 'Inte klarat, dubblat',
  },
  difference: {
    caption: 'Vad en giv kostar',
    player: 'Spelare',
    announced: 'Bjöd',
    took: 'Tog',
    difference: 'Skillnad',
  },
  handNumber: 'Giv {number}',
  tourney: '{who} {points, plural, other {# turneringspoäng}}',
  sources: {
    'pagat-mittlere': {
      title: 'pagat.com: Mittlere, Molotow and Plus-Minus',
      note: 'det engelska originalet, av Nick Wedd',
    },
    'pagat-mittlere-de': {
      title: 'pagat.com: Mittlere, Molotow und Plus-Minus',
      note: 'detsamma på tyska, översatt av Senst',
    },
    'swedish-mittlere': {
      title: 'Den svenska beskrivningen av Mittlere',
      note: 'efter Kastner & Folkvold, Egg & Hagenbucher och Müller',
    },
    earthli: { title: 'Handboken om jass på earthli.com' },
    jassonkel: {
      title: 'jassonkel.ch: Weis',
      note: 'för lika långa och lika höga meldningar: den i trumf är starkare',
    },
    differenzler: {
      title: 'The Game of Differenzler',
      note: 'ett blad om det schweiziska spelet med 36 kort',
    },
  },
  texts: { ...rulesEach, ...rulesSides },
};
