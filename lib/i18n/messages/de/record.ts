import type { record as en } from '../en/record';
import type { Translated } from '../translated';

export const record: Translated<typeof en> = {
  gamesOf: 'Partien von {league}',
  openSlate: 'Tafel öffnen',
  saveFile: 'Als Datei speichern',
  delete: 'Löschen',
  stillRunning: 'Läuft noch: {hands, plural, one {# Spiel} other {# Spiele}} gespielt',
  isRunning: 'Die Partie läuft noch.',
  against: 'gegen',
  season: 'Saison {name}',
  tourney: 'Partien des Turniers:',
  houseRules: 'Hausregeln',
  log: 'Wer was geschrieben hat: {changes, plural, one {# Änderung} other {# Änderungen}}',
  notes: {
    title: 'Notizen',
    none: 'Nichts notiert.',
    noneYet:
      'Nichts notiert. Was im Gedächtnis bleiben soll, kommt hierher und lässt sich über seine Wörter finden.',
    change: 'Notizen ändern',
    write: 'Notizen schreiben',
    label: 'Was bleiben soll',
    count: '{count, number} von {most, number} Zeichen',
    keep: 'Behalten',
  },
  course: {
    net: 'Verlauf: Striche netto nach jedem Spiel',
    difference: 'Verlauf: Summe der Differenzen nach jedem Spiel',
    points: 'Verlauf: Punkte nach jedem Spiel',
    summary: '{hands, plural, one {# Spiel} other {# Spiele}}. Am Ende: {ends}.',
    hand: 'Spiel',
    start: 'Beginn',
  },
  hands: {
    title: 'Die Spiele',
    none: 'Es wurde kein Spiel gespielt.',
    number: '<hidden>Spiel </hidden>{hand}',
    cardPoints: '<dim>Kartenpunkte:</dim> {points}',
    rule: '{when}: {award}.',
    after: 'Danach:',
  },
};
