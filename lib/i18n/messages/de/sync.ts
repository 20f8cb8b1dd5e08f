import type { sync as en } from '../en/sync';
import type { Translated } from '../translated';

export const sync: Translated<typeof en> = {
  nothingToUndo: 'Da gibt es nichts mehr rückgängig zu machen.',
  nothingToRedo: 'Da gibt es nichts mehr zu wiederholen.',
  finishedAlready: 'Die Partie ist schon beendet.',
  openAlready: 'Die Partie ist schon offen.',
  reopenFirst:
    'Die Partie ist beendet. Öffne sie wieder, um Spiele hinzuzufügen oder zu entfernen.',
  handTaken: 'Spiel {hand} wurde inzwischen anderswo eingetragen.',
  handTakenWith: 'Spiel {hand} wurde inzwischen anderswo eingetragen: {points}.',
  handNotNext:
    'Spiel {hand} kann nicht das nächste sein: Die Partie hat {hands, plural, one {# Spiel} other {# Spiele}}.',
  handsMoved:
    'Die Spiele haben sich inzwischen anderswo verschoben: Spiel {hand} ist nicht das, das du gesehen hast.',
  handRemoved: 'Dieses Spiel wurde inzwischen anderswo entfernt.',
  handCorrected: 'Spiel {hand} wurde inzwischen anderswo korrigiert.',
  handCorrectedWith: 'Spiel {hand} wurde inzwischen anderswo korrigiert: {points}.',
  nameMissing: 'Alle, die mitspielen, brauchen einen Namen.',
  nameTooLong: '{name} hat {length, number} Zeichen; ein Name hat höchstens {most, number}.',
  nameLetters: 'Ein Name wird mit Buchstaben geschrieben.',
  nameTwice: 'Zwei heissen {name}. Unterscheide sie.',
  agreedPerGame:
    '{option, select, soloist {Wer allein spielt,} bid {Das Gebot} other {{option}}} wird vor jeder Partie abgemacht und kann keine Hausregel sein.',
  scheme: {
    noVariant: 'Keine Jassart zählt; nenne mindestens eine.',
    sumOfDifferences:
      'Eine Summe von Differenzen bevorzugt, wer am wenigsten spielt; nimm den Durchschnitt der Resultate.',
    misfit: '{measure} zählt nur in {only}, und {variant} gehört nicht dazu; nimm {right}.',
    onlySticks: 'den Partien mit Strichen',
    onlyWritten: 'den Partien mit geschriebenen Punkten',
    onlyTourney: 'den Partien, die Turnierpunkte bringen',
    onlyAnnounced: 'den Partien mit Ansagen',
    'net-sticks': 'Striche netto',
    'card-points': 'Kartenpunkte',
    'written-points': 'geschriebene Punkte',
    'tourney-points': 'Turnierpunkte',
    wins: 'Siege',
    'rank-points': 'Rangpunkte',
    difference: 'Differenz',
  },
};
