import { reading } from './reading';
import { serverAccount } from './server-account';
import { serverFiles } from './server-files';
import { serverLeagues } from './server-leagues';

/** Why the server denies something, and what it names. */
export const server = {
  internal: 'Something went wrong here. It has been noted; try again.',
  unavailable: {
    nothing:
      'The database does not answer at the moment. Nothing was stored; try again in a moment.',
    full: 'There is no room left to store anything. Nothing was stored; whoever runs this server must make room.',
    unknown:
      'The connection to the database was lost just then. It may be stored or not; send it again, it will not be stored twice.',
  },
  fromElsewhere: 'This was sent by another website. Do it on the page of Schiefer itself.',
  notJson: 'Send JSON: content-type application/json and an object in the body.',
  bodyTooLarge: 'The body is too large; 256 kB is the most.',
  badInput: '{path} is not as it must be.',
  badInputWhole: 'What was sent is not as it must be.',
  only: {
    reader: 'Only those who may see the league can do this.',
    member: 'Only members of the league can do this.',
    scorer: 'Only those who write for the league can do this.',
    owner: 'Only an owner of the league can do this.',
    holder: 'Only an owner of the league, or whoever has this name, can do this.',
  },
  noSuch: {
    game: 'There is no such game.',
    league: 'There is no such league.',
    season: 'There is no such season.',
    evening: 'There is no such evening.',
    player: 'There is no such player.',
    member: 'There is no such member of the league.',
    invitation: 'There is no such invitation.',
    report: 'There is no such report.',
    table: 'There is no such table.',
  },
  idTaken: {
    game: 'The game could not be kept under its id. Start it again.',
    tourney: 'The tourney could not be kept under its id. Start it again.',
    league: 'The league could not be kept under its id. Found it again.',
    season: 'The season could not be kept under its id. Make it again.',
    evening: 'The evening could not be kept under its id. Try again.',
  },
  seatedTwice: '{one} and {other} are one player here. One person has one seat.',
  sameTourney: 'A tourney stays with its game and its seats, here {players}.',
  notesTooLong: 'The notes have {length, number} characters; there is room for {most, number}.',
  who: {
    you: 'you',
    someone: 'someone',
    formerPlayer: 'former player',
  },
  browser: {
    some: 'A browser',
    on: '{browser} on {system}',
  },
  input: {
    nameLength: 'A name has at most {most} characters.',
    namesAtOnce: 'At most {most} names at once.',
    day: 'A day is written as {example}.',
    eveningName: 'An evening has a name of at most {most} characters.',
    tableName: 'A table has a name of at most {most} characters.',
    seasonName: 'A season has a name of at most {most} characters.',
    chooseVariants: 'Choose what is played.',
    houseRules: 'The house rules are too long.',
  },
  leagues: serverLeagues,
  account: serverAccount,
  files: serverFiles,
  reading,
} as const;
