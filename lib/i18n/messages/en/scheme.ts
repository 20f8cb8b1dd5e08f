/** The scheme of a season's table in sentences, and its form. */
export const scheme = {
  // What a result is measured in: for choosing one, in the sentence of the total, alone, and as what
  // ranks an evening.
  measures: {
    'net-sticks': {
      name: 'Net sticks',
      line: 'sticks less potatoes',
      total: {
        sum: { game: 'Sum of net sticks per game', evening: 'Sum of net sticks per evening' },
        mean: { game: 'Mean of net sticks per game', evening: 'Mean of net sticks per evening' },
      },
      result: { game: 'net sticks per game', evening: 'net sticks per evening' },
      ranks: 'of an evening by net sticks',
    },
    'card-points': {
      name: 'Card points',
      line: 'points taken in tricks',
      total: {
        sum: { game: 'Sum of card points per game', evening: 'Sum of card points per evening' },
        mean: { game: 'Mean of card points per game', evening: 'Mean of card points per evening' },
      },
      result: { game: 'card points per game', evening: 'card points per evening' },
      ranks: 'of an evening by card points',
    },
    'written-points': {
      name: 'Written points',
      line: 'as on the slate',
      total: {
        sum: {
          game: 'Sum of written points per game',
          evening: 'Sum of written points per evening',
        },
        mean: {
          game: 'Mean of written points per game',
          evening: 'Mean of written points per evening',
        },
      },
      result: { game: 'written points per game', evening: 'written points per evening' },
      ranks: 'of an evening by written points',
    },
    'tourney-points': {
      name: 'Tourney points',
      line: 'two for a clear win',
      total: {
        sum: {
          game: 'Sum of tourney points per game',
          evening: 'Sum of tourney points per evening',
        },
        mean: {
          game: 'Mean of tourney points per game',
          evening: 'Mean of tourney points per evening',
        },
      },
      result: { game: 'tourney points per game', evening: 'tourney points per evening' },
      ranks: 'of an evening by tourney points',
    },
    wins: {
      name: 'Games won',
      line: 'one for every game won',
      total: {
        sum: { game: 'Sum of games won per game', evening: 'Sum of games won per evening' },
        mean: { game: 'Mean of games won per game', evening: 'Mean of games won per evening' },
      },
      result: { game: 'games won per game', evening: 'games won per evening' },
      ranks: 'of an evening by games won',
    },
    'rank-points': {
      name: 'Rank points',
      line: 'for the places, from a list',
      total: {
        sum: { game: 'Sum of rank points per game', evening: 'Sum of rank points per evening' },
        mean: { game: 'Mean of rank points per game', evening: 'Mean of rank points per evening' },
      },
      result: { game: 'rank points per game', evening: 'rank points per evening' },
      ranks: 'of an evening by rank points',
    },
    difference: {
      name: 'Mean difference',
      line: 'points off a hand; less is better',
      total: {
        sum: {
          game: 'Sum of the difference of a hand per game',
          evening: 'Sum of the difference of a hand per evening',
        },
        mean: {
          game: 'Mean of the difference of a hand per game',
          evening: 'Mean of the difference of a hand per evening',
        },
      },
      result: {
        game: 'the difference of a hand per game',
        evening: 'the difference of a hand per evening',
      },
      ranks: 'of an evening by the difference of a hand',
    },
  },
  // What decides between level ones: for choosing one, in a list of them, beside a total, and whom it
  // parted.
  tieBreaks: {
    'best-evening': {
      name: 'Best single evening',
      by: 'best evening',
      note: 'by best evening',
      parted: '{names} by best evening',
    },
    'head-to-head': {
      name: 'Games against each other',
      by: 'games against each other',
      note: 'by games against each other',
      parted: '{names} by games against each other',
    },
    wins: {
      name: 'Games won',
      by: 'games won',
      note: 'by games won',
      parted: '{names} by games won',
    },
    'later-result': {
      name: 'The later result',
      by: 'later result',
      note: 'by later result',
      parted: '{names} by later result',
    },
    shared: {
      name: 'They share the rank',
      by: 'shared',
      note: 'shared',
      parted: '{names} share the rank',
    },
  },
  level: 'Level: {parts}.',
  sentence: '{total}, {kept}; {ties}.',
  kept: {
    all: { game: 'all games', evening: 'all evenings' },
    best: 'the best {count, number} of all',
    'drop-worst':
      'all but the {count, plural, one {worst} other {worst #}}{missed, select, yes { (a missed evening is one of them)} other {}}',
  },
  ties: 'level ones by {by}',
  tiesNone: 'level ones share the rank',
  before: '{one}, then {next}',
  rankPoints: '{points} points for the places {per, select, game {of each game} other {{ranks}}}.',
  ranked: 'Ranked {from}.',
  from: {
    games: 'from {games, plural, one {# game} other {# games}} on',
    evenings: 'from {evenings, plural, one {# evening} other {# evenings}} on',
    both: 'from {games, plural, one {# game} other {# games}} and {evenings, plural, one {# evening} other {# evenings}} on',
  },
  final: 'A final counts {times, number} times.',
  missed:
    '{of, select, everybody {Whoever misses an evening} other {Whoever is excused}} gets {score, select, mean {the mean of the own results} lowest {the lowest result of the evening} other {{fixed}}}.',
  hidden: 'Hidden from evening {number} on until the season is over.',
  parts: {
    total: { sum: 'sum, {kept}', mean: 'mean, {kept}' },
    ranked: 'whoever has a game',
    missed:
      'a missed evening brings {score, select, mean {the mean of the own results} lowest {the lowest result of the evening} other {{fixed}}}',
    excused: '{missed}, if excused',
    nothing: 'no result if missed',
    absences: '{missed}, {times, plural, =1 {a final counts once} other {a final counts # times}}',
    ties: 'none, the rank is shared',
    never: 'never hidden',
    hidden: 'hidden from evening {number} on',
  },
  form: {
    table: 'The table',
    how: 'How the table is made',
    results: 'Results',
    counted: 'What is counted',
    one: 'One result is',
    evening: 'An evening',
    eveningLine: 'its games put together',
    game: 'A game',
    total: 'The total',
    totalIs: 'The total is',
    sum: 'The sum of the results',
    sumLine: 'playing often pays',
    mean: 'The mean of the results',
    which: 'Which results count',
    all: 'All of them',
    best: 'The best ones',
    dropWorst: 'All but the worst',
    bestCount: { game: 'How many games count', evening: 'How many evenings count' },
    dropCount: { game: 'How many games do not count', evening: 'How many evenings do not count' },
    missedFirst: 'A missed evening is one of them',
    who: 'Who is ranked',
    needed: 'Needed to be ranked',
    games: 'Games',
    evenings: 'Evenings',
    absences: 'Absences and finals',
    final: 'A final',
    finalTimes: 'Counts so many times',
    ties: 'Tie-breaks',
    between: 'Between those with the same total decides',
    earlier: '{what}: earlier',
    later: '{what}: later',
    afterThat: 'Whoever is level after that shares the rank.',
    suspense: 'Suspense',
    hide: 'Hide the table towards the end of the season',
    hideLine:
      'Only the table is hidden: the games themselves stay open to all who may read the league.',
    hideFrom: 'From evening number',
    missing: 'Whoever misses an evening',
    missingNobody: 'Gets no result',
    missingEverybody: 'Gets a result all the same',
    missingExcused: 'Gets one if excused',
    missingIs: 'Which is',
    fixed: 'A fixed score',
    ownMean: 'The mean of the own results',
    lowest: 'The lowest result of the evening',
    score: 'The score',
    points: 'Points for the places',
    pointsHint:
      'The first place first, as 25, 18, 15. Level ones share the points of their places.',
    pointsFault: 'Write figures with commas between them, 100 at the most.',
    rankedBy: 'An evening is ranked by',
  },
} as const;
