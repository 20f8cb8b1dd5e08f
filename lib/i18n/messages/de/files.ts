import type { files as en } from '../en/files';
import type { Translated } from '../translated';

export const files: Translated<typeof en> = {
  title: 'Dateien',
  backLeague: 'Liga',
  seasons: 'Saisons',
  seasonsLine:
    'Die Rangliste als Tabelle, die sich in Excel öffnet, als JSON oder auf einem Blatt fürs Anschlagbrett. Was eine Rangliste verdeckt, bleibt auch hier verdeckt.',
  season: {
    tableCsv: 'Rangliste (CSV)',
    tableJson: 'Rangliste (JSON)',
    gamesCsv: 'Partien (CSV)',
    gamesZip: 'Partien (ZIP)',
    print: 'Drucken',
    of: '{what}, Saison {season}',
  },
  games: 'Alle Partien',
  gamesLine:
    'Eine Tabelle mit einer Zeile pro Platz, oder die Partien selbst, Spiel für Spiel, zum Behalten oder um sie anderswo zu importieren.',
  backup: 'Sicherung',
  backupLine:
    'Die ganze Liga in einer Datei: Namen, Saisons, Abende, jede Partie mit ihren Korrekturen. E-Mail-Adressen sind nicht darin. Daraus lässt sich die Liga wiederherstellen, hier, wenn sie gelöscht ist, oder auf einer anderen Installation.',
  backupKey: 'Sicherung herunterladen',
  restore: 'Liga wiederherstellen',
  rebuild: 'Alle Zahlen neu berechnen',
  rebuildLine:
    'Resultate, Ranglisten und Wertungen folgen bei jeder Änderung aus den Spielen. Dies berechnet alle neu, falls du an einer Zahl zweifelst, und sagt, was nicht stimmte.',
  import: 'Partien importieren',
  importLine:
    'Als Dateien gespeicherte Partien kommen in die Liga. Was schon da ist, wird weggelassen; was sich nicht zählen lässt, wird mit dem Grund abgelehnt. Sie behalten die Regeln, nach denen sie gespielt wurden.',
  importOwn:
    'Deine eigenen Partien importierst du mit dem ZIP, das du unter <link>Partien importieren und exportieren</link> bekommst.',
  noSeason:
    'Es gibt keine Saison, zu der sie gehören könnten. Die Leitung legt unter «Saisons» eine an.',
  soFar: 'Bisherige Arbeiten',
  formats: {
    csv: 'Tabelle (CSV)',
    zip: 'Partien (ZIP)',
    ndjson: 'Partien (NDJSON)',
    json: 'Alles (JSON)',
    line: 'Das ZIP hat den Tag jeder Partie im Dateinamen, JSON hat Tag und Notizen; NDJSON hat nur die Spiele, ohne Tag. ZIP und JSON lassen sich wieder importieren, hier oder in eine Liga.',
  },
  form: {
    file: 'Datei',
    hint: 'Eine Partie (.json), eine pro Zeile (.ndjson), viele in einem .zip, «Alles (JSON)» oder die Daten eines Kontos. Höchstens 20 MB.',
    missing: 'Wähl zuerst eine Datei.',
    key: 'Importieren',
    where: 'Wohin',
    byDay: 'An den Abend ihres Tages',
    season: 'Saison {name}',
    oneEvening: 'Alle an einen Abend',
    day: 'Tag',
    dayHint:
      'Für Partien, deren Datei ihn nicht im Namen hat wie 2026-11-21-mittlere.json. Ohne Tag gelten sie als heute gespielt.',
    dayHintLeague:
      'Für Partien, deren Datei ihn nicht im Namen hat wie 2026-11-21-mittlere.json. Fehlende Abende werden angelegt.',
    unfinished: 'Unfertige Partien',
    run: 'Weiterspielen',
    runLine: 'Sie bleiben offen; es können Spiele dazukommen.',
    finish: 'Mit dem letzten Spiel beenden',
    finishLine: 'Sie zählen, wie sie stehen. Wähl das für alte Partien.',
  },
  inOut: {
    title: 'Partien importieren und exportieren',
    back: 'Partien',
    importLine:
      'Als Dateien gespeicherte Partien werden hier deine, Spiel für Spiel, als hättest du sie eingetragen. Was schon da ist, wird weggelassen; was sich nicht zählen lässt, wird mit dem Grund abgelehnt.',
    soFar: 'Bisherige Importe',
    take: 'Deine Partien mitnehmen',
    takeLine:
      'Alle deine Partien, die zu keiner Liga gehören. Um sie in einer zu haben, lade das ZIP herunter und importiere es auf der Seite «Dateien» der Liga.',
  },
  restoring: {
    back: 'Ligen',
    line: 'Aus einer Sicherung kommt eine Liga ganz zurück: ihre Namen, auch zusammengelegte, Saisons, Abende, jede Partie mit ihren Korrekturen und wer sie gemacht hat. Sie gehört dann dir. Gibt es die Liga hier noch, ändert sich nichts.',
    file: 'Sicherung',
    hint: 'Die ZIP-Datei, die die Leitung aus den Dateien der Liga heruntergeladen hat. Höchstens 100 MB.',
    missing: 'Wähl zuerst eine Sicherung.',
    key: 'Wiederherstellen',
    soFar: 'Bisher',
  },
  work: {
    title: 'Längere Arbeiten',
    all: 'Alle längeren Arbeiten',
    none: 'Noch nichts. Hier stehen Importe, wiederhergestellte Ligen und neu berechnete Zahlen, wie weit sie sind und was daraus wurde.',
    latest: 'Die neusten zuerst',
    progress: 'Fortschritt',
    waiting: 'Wartet, bis früher Begonnenes fertig ist',
    leave: 'Du kannst die Seite verlassen und wiederkommen: Es geht von selbst weiter.',
    running: '{status}: {far}',
    report: 'Bericht herunterladen',
  },
  report: {
    imported: 'importiert',
    there: 'schon da',
    refused: 'abgelehnt',
    nothing: 'Nichts importiert.',
    refusedTitle: 'Abgelehnt',
    why: 'Abgelehnt, und warum',
    times: '{times, number}-mal: {why}',
    notShown:
      '{more, plural, one {# weitere ist nicht gezeigt.} other {# weitere sind nicht gezeigt.}}',
    inFile: 'Der Bericht als Datei nennt {named, number} davon.',
    restored:
      '{league} ist wieder da, mit {games, plural, one {# Partie} other {# Partien}} an {evenings, plural, one {# Abend} other {# Abenden}} und {players, plural, one {# Namen} other {# Namen}}. Du hast die Leitung: Lade die anderen ein, dann können sie ihre Namen wieder übernehmen.',
    toLeague: 'Zur Liga',
    rebuilt:
      '{games, plural, one {# Partie} other {# Partien}} und {evenings, plural, one {# Abend} other {# Abende}} durchgesehen.',
    allRight: 'Alles war so, wie es die Spiele sagen.',
    differed: 'Das war nicht so, wie es die Spiele sagen, und ist es jetzt:',
    cache: '{count, number} {what}',
    left: 'Gelassen, wie sie sind',
  },
};
