/** Why a file or long work is denied. */
export const serverFiles = {
  empty: 'The file is empty.',
  tooLarge: 'The file has {size, number} MB; {most, number} MB are allowed.',
  octets: 'Expected a file as application/octet-stream.',
  tooManyJobs:
    'You have {open} imports and the like under way; {most} at a time are enough. Wait for one of them.',
  tooManyZippedLeague:
    'There are {count, number} games; a ZIP file is made of {most, number} at the most. Take one season, or NDJSON.',
  tooManyZippedOwn:
    'There are {count, number} games; a ZIP file is made of {most, number} at the most. Take NDJSON or JSON.',
  job: {
    begunOften: 'The work was begun {times} times and broke off each time.',
    fileGone: 'The file is no longer there. Send it again.',
    askerGone: 'Whoever asked for this is gone.',
    leagueGone: 'The league is gone.',
    eveningGone: 'The evening that the games were meant for was deleted.',
    seasonGone: 'The season that the games were meant for was deleted.',
    leagueThere:
      'The league {name} is here already, and a backup does not change what is there. Delete the league first, or restore it into another installation.',
    partThere:
      'Something of this league is here already, under another one. It cannot be restored here.',
  },
  game: {
    notJson: 'This is not JSON: {why}',
    noHands: 'The game has no hands: nothing was played.',
    tooManyHands: 'The game has {hands, number} hands; {most, number} are allowed.',
    notesTooLong: 'The notes have more than {most, number} characters.',
    samePlayer: '{one} and {other} are one player here. Tell them apart.',
    dayMissing:
      'Nothing says on which day it was played. Put the day into the file’s name, as in {example}, or give one for all.',
    dayOutside: '{day} does not belong to the season {name}, {start} to {end}.',
  },
  backup: {
    none: 'This is no backup of a league: expected a ZIP file that was made as one.',
    line: '{file}, line {line}',
    tooLong: '{where} is too long for a game.',
    unknown: '{where} names a player or an evening that is not there.',
    otherGames: 'The games are not those of the backup: expected {expected}, found {found}.',
    changedGames:
      'The games are not those of the backup: expected {expected}, found {found} that are not the same.',
    missing: '{where} does not hang together: seats or hands are missing.',
    unscored: '{where} cannot be scored: {why}',
    notJson: '{where} is not JSON.',
    shape: '{where} is not as a backup has it: {path}: {why}.',
    twoNames: 'The backup does not hang together: two players have the same name.',
    mergedIntoNobody: 'The backup does not hang together: {name} is merged into nobody.',
    lostEvening: 'The backup does not hang together: the evening of {day} belongs nowhere.',
  },
} as const;
