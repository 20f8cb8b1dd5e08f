import type { scheme as en } from '../en/scheme';
import type { Translated } from '../translated';

export const scheme: Translated<typeof en> = {
  measures: {
    'net-sticks': {
      name: 'Nettostreck',
      line: 'streck minus potatisar',
      total: {
        sum: {
          game: 'Summan av nettostreck per parti',
          evening: 'Summan av nettostreck per kväll',
        },
        mean: {
          game: 'Medelvärdet av nettostreck per parti',
          evening: 'Medelvärdet av nettostreck per kväll',
        },
      },
      result: { game: 'nettostreck per parti', evening: 'nettostreck per kväll' },
      ranks: 'på en kväll efter nettostreck',
    },
    'card-points': {
      name: 'Kortpoäng',
      line: 'poäng tagna i stick',
      total: {
        sum: { game: 'Summan av kortpoäng per parti', evening: 'Summan av kortpoäng per kväll' },
        mean: {
          game: 'Medelvärdet av kortpoäng per parti',
          evening: 'Medelvärdet av kortpoäng per kväll',
        },
      },
      result: { game: 'kortpoäng per parti', evening: 'kortpoäng per kväll' },
      ranks: 'på en kväll efter kortpoäng',
    },
    'written-points': {
      name: 'Skrivna poäng',
      line: 'som på tavlan',
      total: {
        sum: {
          game: 'Summan av skrivna poäng per parti',
          evening: 'Summan av skrivna poäng per kväll',
        },
        mean: {
          game: 'Medelvärdet av skrivna poäng per parti',
          evening: 'Medelvärdet av skrivna poäng per kväll',
        },
      },
      result: { game: 'skrivna poäng per parti', evening: 'skrivna poäng per kväll' },
      ranks: 'på en kväll efter skrivna poäng',
    },
    'tourney-points': {
      name: 'Turneringspoäng',
      line: 'två för en klar seger',
      total: {
        sum: {
          game: 'Summan av turneringspoäng per parti',
          evening: 'Summan av turneringspoäng per kväll',
        },
        mean: {
          game: 'Medelvärdet av turneringspoäng per parti',
          evening: 'Medelvärdet av turneringspoäng per kväll',
        },
      },
      result: { game: 'turneringspoäng per parti', evening: 'turneringspoäng per kväll' },
      ranks: 'på en kväll efter turneringspoäng',
    },
    wins: {
      name: 'Vunna partier',
      line: 'ett för varje vunnet parti',
      total: {
        sum: {
          game: 'Summan av vunna partier per parti',
          evening: 'Summan av vunna partier per kväll',
        },
        mean: {
          game: 'Medelvärdet av vunna partier per parti',
          evening: 'Medelvärdet av vunna partier per kväll',
        },
      },
      result: { game: 'vunna partier per parti', evening: 'vunna partier per kväll' },
      ranks: 'på en kväll efter vunna partier',
    },
    'rank-points': {
      name: 'Placeringspoäng',
      line: 'för placeringarna, enligt en lista',
      total: {
        sum: {
          game: 'Summan av placeringspoäng per parti',
          evening: 'Summan av placeringspoäng per kväll',
        },
        mean: {
          game: 'Medelvärdet av placeringspoäng per parti',
          evening: 'Medelvärdet av placeringspoäng per kväll',
        },
      },
      result: { game: 'placeringspoäng per parti', evening: 'placeringspoäng per kväll' },
      ranks: 'på en kväll efter placeringspoäng',
    },
    difference: {
      name: 'Medeldifferens',
      line: 'poäng fel per giv; mindre är bättre',
      total: {
        sum: {
          game: 'Summan av differensen på en giv per parti',
          evening: 'Summan av differensen på en giv per kväll',
        },
        mean: {
          game: 'Medelvärdet av differensen på en giv per parti',
          evening: 'Medelvärdet av differensen på en giv per kväll',
        },
      },
      result: {
        game: 'differensen på en giv per parti',
        evening: 'differensen på en giv per kväll',
      },
      ranks: 'på en kväll efter differensen på en giv',
    },
  },
  tieBreaks: {
    'best-evening': {
      name: 'Bästa enskilda kväll',
      by: 'bästa kvällen',
      note: 'på bästa kväll',
      parted: '{names} på bästa kväll',
    },
    'head-to-head': {
      name: 'Partier mot varandra',
      by: 'inbördes möten',
      note: 'på inbördes möten',
      parted: '{names} på inbördes möten',
    },
    wins: {
      name: 'Vunna partier',
      by: 'vunna partier',
      note: 'på vunna partier',
      parted: '{names} på vunna partier',
    },
    'later-result': {
      name: 'Det senare resultatet',
      by: 'senare resultatet',
      note: 'på senare resultat',
      parted: '{names} på senare resultat',
    },
    shared: {
      name: 'De delar placeringen',
      by: 'delad',
      note: 'delad',
      parted: '{names} delar placeringen',
    },
  },
  level: 'Vid lika: {parts}.',
  sentence: '{total}, {kept}; {ties}.',
  kept: {
    all: { game: 'alla partier', evening: 'alla kvällar' },
    best: '{count, plural, one {bara det bästa resultatet} other {de # bästa resultaten}}',
    'drop-worst':
      'alla utom {count, plural, one {det sämsta resultatet} other {de # sämsta resultaten}}{missed, select, yes { (en missad kväll är ett av dem)} other {}}',
  },
  ties: 'vid lika resultat avgör {by}',
  tiesNone: 'de som är lika delar placeringen',
  before: '{one}, sedan {next}',
  rankPoints:
    '{points} poäng för placeringarna {per, select, game {i varje parti} other {{ranks}}}.',
  ranked: 'Placeras {from}.',
  from: {
    games: 'efter minst {games, plural, one {# parti} other {# partier}}',
    evenings: 'efter minst {evenings, plural, one {# kväll} other {# kvällar}}',
    both: 'efter minst {games, plural, one {# parti} other {# partier}} och {evenings, plural, one {# kväll} other {# kvällar}}',
  },
  final: 'En final räknas {times, number} gånger.',
  missed:
    'Den som {of, select, everybody {missar en kväll} other {är förhindrad}} får {score, select, mean {medelvärdet av sina egna resultat} lowest {kvällens lägsta resultat} other {{fixed}}}.',
  hidden: 'Dold från kväll {number} tills säsongen är slut.',
  parts: {
    total: { sum: 'summan, {kept}', mean: 'medelvärdet, {kept}' },
    ranked: 'den som har spelat ett parti',
    missed:
      'en missad kväll ger {score, select, mean {medelvärdet av de egna resultaten} lowest {kvällens lägsta resultat} other {{fixed}}}',
    excused: '{missed}, om förhindrad',
    nothing: 'inget resultat vid frånvaro',
    absences:
      '{missed}, {times, plural, =1 {en final räknas en gång} other {en final räknas # gånger}}',
    ties: 'inget, placeringen delas',
    never: 'aldrig dold',
    hidden: 'dold från kväll {number}',
  },
  form: {
    table: 'Tabellen',
    how: 'Så görs tabellen',
    results: 'Resultat',
    counted: 'Vad som räknas',
    one: 'Ett resultat är',
    evening: 'En kväll',
    eveningLine: 'dess partier tillsammans',
    game: 'Ett parti',
    total: 'Totalen',
    totalIs: 'Totalen är',
    sum: 'Summan av resultaten',
    sumLine: 'att spela ofta lönar sig',
    mean: 'Medelvärdet av resultaten',
    which: 'Vilka resultat räknas',
    all: 'Alla',
    best: 'De bästa',
    dropWorst: 'Alla utom de sämsta',
    bestCount: { game: 'Hur många partier räknas', evening: 'Hur många kvällar räknas' },
    dropCount: { game: 'Hur många partier räknas inte', evening: 'Hur många kvällar räknas inte' },
    missedFirst: 'En missad kväll är ett av dem',
    who: 'Vem som placeras',
    needed: 'Krävs för en placering',
    games: 'Partier',
    evenings: 'Kvällar',
    absences: 'Frånvaro och finaler',
    final: 'En final',
    finalTimes: 'Räknas så många gånger',
    ties: 'Lika resultat',
    between: 'Vid samma total avgör',
    earlier: '{what}: tidigare',
    later: '{what}: senare',
    afterThat: 'De som är lika efter det delar placeringen.',
    suspense: 'Spänning',
    hide: 'Dölj tabellen mot slutet av säsongen',
    hideLine: 'Bara tabellen döljs: partierna är öppna för alla som får läsa ligan.',
    hideFrom: 'Från kväll nummer',
    missing: 'Den som missar en kväll',
    missingNobody: 'Får inget resultat',
    missingEverybody: 'Får ett resultat ändå',
    missingExcused: 'Får ett om förhindrad',
    missingIs: 'Nämligen',
    fixed: 'Ett fast resultat',
    ownMean: 'Medelvärdet av sina egna resultat',
    lowest: 'Kvällens lägsta resultat',
    score: 'Resultatet',
    points: 'Poäng för placeringarna',
    pointsHint:
      'Första placeringen först, till exempel 25, 18, 15. De som är lika delar placeringarnas poäng.',
    pointsFault: 'Skriv tal med komma emellan, högst 100.',
    rankedBy: 'En kväll placeras efter',
  },
};
