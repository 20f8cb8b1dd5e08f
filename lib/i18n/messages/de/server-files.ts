import type { serverFiles as en } from '../en/server-files';
import type { Translated } from '../translated';

export const serverFiles: Translated<typeof en> = {
  empty: 'Die Datei ist leer.',
  tooLarge: 'Die Datei hat {size, number} MB; erlaubt sind {most, number} MB.',
  octets: 'Erwartet wird eine Datei als application/octet-stream.',
  tooManyJobs:
    'Du hast {open} Importe und Ähnliches am Laufen; {most} aufs Mal genügen. Warte, bis eines fertig ist.',
  tooManyZippedLeague:
    'Es sind {count, number} Partien; eine ZIP-Datei fasst höchstens {most, number}. Nimm eine Saison, oder NDJSON.',
  tooManyZippedOwn:
    'Es sind {count, number} Partien; eine ZIP-Datei fasst höchstens {most, number}. Nimm NDJSON oder JSON.',
  job: {
    begunOften: 'Die Arbeit wurde {times}-mal begonnen und brach jedes Mal ab.',
    fileGone: 'Die Datei ist nicht mehr da. Schick sie nochmals.',
    askerGone: 'Wer das verlangt hat, ist nicht mehr da.',
    leagueGone: 'Die Liga gibt es nicht mehr.',
    eveningGone: 'Der Abend, für den die Partien bestimmt waren, wurde gelöscht.',
    seasonGone: 'Die Saison, für die die Partien bestimmt waren, wurde gelöscht.',
    leagueThere:
      'Die Liga {name} ist schon hier, und eine Sicherung ändert nicht, was da ist. Lösche die Liga zuerst, oder stelle sie in einer anderen Installation wieder her.',
    partThere:
      'Etwas von dieser Liga ist schon hier, unter einer anderen. Sie lässt sich hier nicht wiederherstellen.',
  },
  game: {
    notJson: 'Das ist kein JSON: {why}',
    noHands: 'Die Partie hat keine Spiele: Es wurde nichts gespielt.',
    tooManyHands: 'Die Partie hat {hands, number} Spiele; erlaubt sind {most, number}.',
    notesTooLong: 'Die Notizen haben mehr als {most, number} Zeichen.',
    samePlayer: '{one} und {other} sind hier dieselbe Person. Unterscheide sie.',
    dayMissing:
      'Nichts sagt, an welchem Tag gespielt wurde. Schreib den Tag in den Dateinamen, etwa {example}, oder gib einen für alle an.',
    dayOutside: '{day} gehört nicht zur Saison {name}, {start} bis {end}.',
  },
  backup: {
    none: 'Das ist keine Sicherung einer Liga: Erwartet wird eine ZIP-Datei, die als solche gemacht wurde.',
    line: '{file}, Zeile {line}',
    tooLong: '{where} ist zu lang für eine Partie.',
    unknown: '{where} nennt einen Namen oder einen Abend, den es nicht gibt.',
    otherGames: 'Die Partien sind nicht die der Sicherung: erwartet {expected}, gefunden {found}.',
    changedGames:
      'Die Partien sind nicht die der Sicherung: erwartet {expected}, gefunden {found}, die nicht dieselben sind.',
    missing: '{where} hängt nicht zusammen: Es fehlen Plätze oder Spiele.',
    unscored: '{where} lässt sich nicht zählen: {why}',
    notJson: '{where} ist kein JSON.',
    shape: '{where} ist nicht wie in einer Sicherung: {path}: {why}.',
    twoNames: 'Die Sicherung hängt nicht zusammen: Zwei haben denselben Namen.',
    mergedIntoNobody:
      'Die Sicherung hängt nicht zusammen: {name} ist mit niemandem zusammengelegt.',
    lostEvening: 'Die Sicherung hängt nicht zusammen: Der Abend vom {day} gehört nirgends hin.',
  },
};
