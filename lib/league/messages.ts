/** What can be wrong with a scheme, in English, as ICU messages. */
export const SCHEME_MESSAGES = {
  noVariant: 'No variant counts; name at least one.',
  sumOfLess:
    'Where less is better, a sum favours whoever plays least; take the mean, or the best results and as many as are needed to be ranked, or give whoever misses an evening a result.',
  misfit: '{measure} counts only in {only}, and {variant} is none of them; take {right}.',
  onlySticks: 'the games with sticks',
  onlyWritten: 'the games with written points',
  onlyFewest: 'the games in which fewest points win',
  onlyCards: 'the games that count card points',
  onlyTourney: 'the games that bring tourney points',
  onlyAnnounced: 'the games with announcements',
  'net-sticks': 'net-sticks',
  'card-points': 'card-points',
  'written-points': 'written-points',
  'fewest-points': 'fewest-points',
  'tourney-points': 'tourney-points',
  wins: 'wins',
  'rank-points': 'rank-points',
  difference: 'difference',
} as const;
