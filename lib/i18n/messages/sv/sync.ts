import type { sync as en } from '../en/sync';
import type { Translated } from '../translated';

export const sync: Translated<typeof en> = {
  nothingToUndo: 'Det finns inget kvar att ångra.',
  nothingToRedo: 'Det finns inget kvar att göra om.',
  finishedAlready: 'Partiet är redan slut.',
  openAlready: 'Partiet är redan öppet.',
  reopenFirst: 'Partiet är slut. Öppna det igen för att lägga till eller ta bort givar.',
  handTaken: 'Giv {hand} skrevs in på annat håll under tiden.',
  handTakenWith: 'Giv {hand} skrevs in på annat håll under tiden: {points}.',
  handNotNext:
    'Giv {hand} kan inte vara nästa: partiet har {hands, plural, one {# giv} other {# givar}}.',
  handsMoved: 'Givarna flyttades på annat håll under tiden: giv {hand} är inte den du såg.',
  handRemoved: 'Den här given togs bort på annat håll under tiden.',
  handCorrected: 'Giv {hand} rättades på annat håll under tiden.',
  handCorrectedWith: 'Giv {hand} rättades på annat håll under tiden: {points}.',
  nameMissing: 'Varje spelare behöver ett namn.',
  nameTooLong: '{name} har {length, number} tecken; ett namn har högst {most, number}.',
  nameLetters: 'Ett namn skrivs med bokstäver.',
  nameTwice: 'Två spelare heter {name}. Skilj dem åt.',
  agreedPerGame:
    '{option, select, soloist {Vem som spelar ensam} bid {Budet} other {{option}}} bestäms före varje parti och kan inte vara en husregel.',
  scheme: {
    noVariant: 'Ingen variant räknas; ange minst en.',
    sumOfDifferences:
      'En summa av differenser gynnar den som spelar minst; ta medelvärdet av resultaten.',
    misfit: '{measure} räknas bara i {only}, och {variant} hör inte dit; ta {right}.',
    onlySticks: 'spelen med streck',
    onlyWritten: 'spelen med skrivna poäng',
    onlyTourney: 'spelen som ger turneringspoäng',
    onlyAnnounced: 'spelen med bud',
    'net-sticks': 'nettostreck',
    'card-points': 'kortpoäng',
    'written-points': 'skrivna poäng',
    'tourney-points': 'turneringspoäng',
    wins: 'vunna partier',
    'rank-points': 'placeringspoäng',
    difference: 'differens',
  },
};
