/** Without network: what is not sent yet, the shell, updates, installing. */
export const offline = {
  notSent: '{count, plural, other {# not sent yet; kept on this phone}}',
  notKept:
    '{count, plural, other {# not sent yet, and this browser keeps nothing: leave this page open}}',
  held: '{count, plural, other {# kept on this phone, not sent.}} {why}',
  notStarted: 'No connection: the game was not started. Try again.',
  otherAccount:
    'This was entered by somebody else who was signed in on this phone. It is sent when they sign in here again.',
  refused: {
    youEntered: 'You entered {points}.',
    hand: 'Hand {hand}',
    notTaken: 'Not written down: somebody else had the chalk.',
    chalkFirst: 'Take the chalk to decide.',
    there: 'There now:',
    yours: 'Yours:',
    replace: 'Mine is right: replace hand {hand}',
    enterAs: 'Enter mine as hand {hand}',
    leave: 'Leave it as it is',
    game: 'The server did not take this game: {why}',
    elsewhere: 'Another phone has started this game already; that one is in the list of games.',
    kept: 'What was entered here is kept on this phone and can be read.',
    startAgain: 'Start it as a game of its own',
    throwAway: 'Throw it away',
    sure: 'Throw it away with all its hands',
    keep: 'Keep it',
  },
  replaced: {
    title: 'Hand {hand} was corrected elsewhere',
    before: 'You had:',
    read: 'All right',
  },
  waiting: {
    title: 'Not sent yet',
    entries: '{count, plural, one {# entry} other {# entries}}',
    now: 'Send now',
    throwAway: 'Throw away',
    sure: 'Throw away for good',
    keep: 'Keep',
  },
  update: {
    there: 'A new version is ready.',
    take: 'Use it now',
  },
  signOut: {
    unsent:
      '{count, plural, one {# entry of yours is not sent yet. It stays on this phone and is sent when you sign in here again.} other {# entries of yours are not sent yet. They stay on this phone and are sent when you sign in here again.}}',
    anyway: 'Sign out all the same',
  },
  shell: {
    offline: 'No network. This is what the phone knows by itself.',
    isBack: 'The network is back.',
    load: 'Load the page',
    games: 'Games',
    newGame: 'New game',
    rules: 'Rules',
    start: 'Start',
    running: 'Running',
    finished: 'Finished',
    hands: '{count, plural, one {# hand entered} other {# hands entered}}',
    none: 'No games on this phone yet. Start one: it is kept here and sent when there is network.',
    again: 'Same table again',
    noGame:
      'This game is not on this phone. It can be opened here without network once it was opened with it.',
    elsewhereTitle: 'Not without network',
    elsewhere:
      'This page comes with the network only. Games can be played and read without it, and the rules too.',
    tryAgain: 'Try again',
    language: 'The language can be changed when the network is back.',
    openSlate: 'Open the slate',
    stillRunning: 'Still running',
  },
} as const;
