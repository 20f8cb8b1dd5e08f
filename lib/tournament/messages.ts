/** What can be wrong with a tournament, in English, as ICU messages. */
export const MESSAGES = {
  noDocument: 'The document is not an object.',
  entrantTwice: 'Two entrants have the number {id}; each needs one of its own.',
  unknownEntrant: '{id} is not among the entrants.',
  seatedTwice: '{name} sits in round {round} twice; everybody has one place in a round.',
  tableTwice: 'Round {round} has table {table} twice; each number stands for one table.',
  tableSize: 'Table {table} has {given} entrants; there are {right} at a table.',
  resultSize: 'Table {table} has {given} figures; there is one for each of {right}.',
  tooManyRounds: '{given} rounds were played; the tournament has {rounds}.',
  noRoundLeft: 'All {rounds} rounds are drawn; there is none left.',
  tooFew: '{present} are present; there have to be {least} for a table.',
  byeOfNothing:
    'Where the least wins a bye that is worth nothing would be best of all; give it a number or "average".',
  handsMissing: 'hands is missing: what a table has to add up to follows from it.',
  notAlone: '{variant} is not played everyone for himself by three or four.',
  notBySides: '{variant} is not played by two and two; this kind is for Schieber.',
  presentTwice: '{name} is present twice.',
  cutTwice: '{name} is in a cut twice.',
  controlSum:
    'Table {table} has {sum, number} points; {hands} hands and {bonus, number} for matches come to {right, number}.',
  handsSum: 'Table {table} has {sum, number} points; {hands} hands come to {right, number}.',
} as const;
