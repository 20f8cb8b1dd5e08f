/** Why a file that was sent cannot be read, in English, as ICU messages; filled in as the engine's are. */
export const MESSAGES = {
  tooManyGames: 'There are more than {most, number} games in the file. Send it in parts.',
  notZip: 'The ZIP file is damaged: {file} does not begin as one.',
  notGames: '{file} is no file of games: expected .json, .ndjson or .zip.',
  notGamesInZip: '{file} is no file of games: expected .json or .ndjson.',
  notGamesButSheet:
    '{file} is a table and no file of games: results without games go to “Import earlier years”.',
  damaged: '{file} is damaged: it cannot be read to its end.',
  gameTooLarge: 'A game has {most} kB at the most; this is more.',
  tooManyFiles: 'The ZIP file holds more than {most, number} files.',
  encrypted: '{file} is encrypted.',
  tooMuch: 'The ZIP file holds more than {most, number} MB of data.',
  zipDamaged: 'The ZIP file is damaged: not all of it can be read.',
} as const;
