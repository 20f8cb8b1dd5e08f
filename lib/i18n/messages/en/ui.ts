/** What many pages say: keys, fields, faults of the way. Every page has them in the browser. */
export const ui = {
  start: 'Start',
  back: 'Back',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  change: 'Change',
  done: 'Done',
  tryAgain: 'Try again',
  sending: 'Sending',
  chooseFile: 'Choose a file',
  noFile: 'None chosen',
  noConnection: 'No connection: nothing was changed. Try again.',
  fileLost: 'The file did not arrive. Try again.',
  figures: 'The figures',
  notLoadedTitle: 'Not here yet',
  notLoaded: 'This has to be loaded once, and there is no network. It opens as soon as there is.',
  failed: 'That went wrong',
  failedWhy:
    'The page could not be shown. Everything that was confirmed is kept; what is not sent yet stays on this phone.',
  away: 'The database does not answer',
  awayWhy:
    'Nothing is lost: everything that was confirmed is kept, and what is not sent yet stays on this phone. Try again in a moment.',
} as const;
