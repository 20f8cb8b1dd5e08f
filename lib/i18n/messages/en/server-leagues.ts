/** Why something about leagues is denied. */
export const serverLeagues = {
  foundNeedsAccount: 'A league belongs to an account: sign up or in, then found it.',
  restoreNeedsAccount: 'A league belongs to an account: sign up or in, then restore it.',
  roleNeedsAccount: 'A role in a league belongs to an account: sign up or in first.',
  nameMissing: 'A league needs a name.',
  nameTooLong:
    'The name has {length, number} characters; a league’s has {most, number} at the most.',
  nameLetters: 'A name is written with letters.',
  typeToDelete: 'The league is called {name}. Type that to delete it.',
  claimTaken:
    '{name} belongs to another account by now. An owner of the league can release the name.',
  claimOther:
    'You are {name} in this league already. Let that name go first, or ask for the two to be merged.',
  claimedAlready: '{name} belongs to an account already. Release the name first.',
  yoursAlready: 'The league is yours already. Choose another member.',
  lastOwner:
    'A league has at least one owner. Make another member an owner first, or delete the league.',
  notMember: 'You have no role in this league.',
  invitationGone: 'This invitation is not valid any more. Ask whoever sent it for a new one.',
  seasonName: 'A season needs a name, such as 2026 or Winter.',
  seasonOrder: 'The season ends on {end}, before it begins on {start}.',
  seasonVariants: 'Nothing counts yet: choose at least one variant.',
  seasonBeginsLater: 'There is an evening on {day}; the season begins no later than that.',
  seasonEndsEarlier: 'There is an evening on {day}; the season ends no earlier than that.',
  seasonHasGames:
    '{games, plural, one {One game belongs to this season. Delete it first.} other {# games belong to this season. Delete them first.}}',
  seasonClosed: 'Season {name} is closed. An owner of the league can open it again.',
  houseRule: 'The house rules of the season say {option}: {house}, not {table}.',
  eveningThere: 'There is an evening on {day} already.',
  eveningHasGames:
    '{games, plural, one {One game belongs to this evening. Delete it first.} other {# games belong to this evening. Delete them first.}}',
  eveningOutside: 'Season {name} is from {start} to {end}; {day} is outside of it.',
  namesMissing: 'Write a name, or one on each line.',
  nameOfOther: '{name} is a name of {other}. Choose another one.',
  nameThere: 'There is a player called {name} already. If both are one person, merge them.',
  daysOrder: 'The last day, {last}, is before the first, {first}.',
  staysForGames:
    '{name} sat in {games, plural, one {# game} other {# games}} and stays for their sake. Give a last day instead, or merge the name.',
  staysForMerged:
    '{count, plural, one {{names} is merged into {name}. Undo that first.} other {{names} are merged into {name}. Undo that first.}}',
  oneName: '{name} is one name. Choose another one.',
  mergedAlready: '{name} is a name of {other} already. Merge {other}, or undo that first.',
  satTogether:
    '{one} and {other} sat in one game, {variant} on {day} with {players}. One person has one seat.',
  twoAccounts: '{names} belong to two accounts. Release one of them first.',
  tooFewPresent:
    '{present, plural, =0 {Nobody is noted as present; a table needs {least}.} one {Only # is noted as present; a table needs {least}.} other {Only # are noted as present; a table needs {least}.}}',
  sheetChanged: 'Somebody else has changed the tables meanwhile. Here they are as they are now.',
  tableName: 'Table {number}',
  tableNeedsName: 'Table {number} needs a name.',
  tableSeats: '{name} has {seats} seats; what is played there needs {sizes}.',
  twoPlaces: '{name} sits at two places; once is enough.',
} as const;
