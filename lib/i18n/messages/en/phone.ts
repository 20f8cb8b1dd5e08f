/** What is set on a phone, and sharing the slate. */
export const phone = {
  title: 'This phone',
  back: 'Start',
  about: 'For this phone alone, whoever holds it.',
  language: 'Language',
  noNetwork: 'Another language needs the network. Try again when it is back.',
  theme: {
    label: 'Colours',
    system: 'As the phone',
    light: 'Light',
    dark: 'Dark',
  },
  hand: {
    label: 'Keys for',
    right: 'Right thumb',
    left: 'Left thumb',
  },
  screen: {
    label: 'Screen',
    on: 'Stays on while a game is open',
    none: 'This browser cannot keep the screen on.',
  },
  buzz: {
    label: 'Vibration',
    on: 'When a hand is written',
    none: 'This phone does not vibrate from a browser.',
  },
  share: {
    key: 'Share',
    busy: 'Drawing …',
    copy: 'Copy the link',
    save: 'Save the picture',
    whoSees:
      'Whoever has the link can look at this game. You can take it back under “Phones at the table”.',
    copied: 'The link is copied.',
    fault: 'That did not work. Try again when there is a network.',
    offline: 'No network. Sharing needs one.',
    slate: 'The slate at the end',
    hands: '{variant}, {hands, plural, one {# hand} other {# hands}}',
    seat: 'Player {seat}',
  },
} as const;
