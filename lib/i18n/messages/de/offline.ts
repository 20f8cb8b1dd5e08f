import type { offline as en } from '../en/offline';
import type { Translated } from '../translated';

export const offline: Translated<typeof en> = {
  notSent: '{count, plural, other {# noch nicht gesendet; auf diesem Handy behalten}}',
  notKept:
    '{count, plural, other {# noch nicht gesendet, und dieser Browser behält nichts: Lass die Seite offen}}',
  held: '{count, plural, other {# auf diesem Handy behalten, nicht gesendet.}} {why}',
  notStarted: 'Keine Verbindung: Die Partie wurde nicht begonnen. Versuch es nochmals.',
  otherAccount:
    'Das hat jemand anders eingetragen, der auf diesem Handy angemeldet war. Gesendet wird es, wenn sich diese Person hier wieder anmeldet.',
  refused: {
    youEntered: 'Du hast {points} eingetragen.',
    hand: 'Spiel {hand}',
    notTaken: 'Nicht aufgeschrieben: Jemand anders hatte die Kreide.',
    chalkFirst: 'Nimm die Kreide, um zu entscheiden.',
    there: 'Jetzt steht dort:',
    yours: 'Deins:',
    replace: 'Meins stimmt: Spiel {hand} ersetzen',
    enterAs: 'Meins als Spiel {hand} eintragen',
    leave: 'So lassen, wie es ist',
    game: 'Der Server hat diese Partie nicht angenommen: {why}',
    elsewhere:
      'Ein anderes Handy hat diese Partie schon begonnen; sie steht in der Liste der Partien.',
    kept: 'Was hier eingetragen ist, bleibt auf diesem Handy und lässt sich lesen.',
    startAgain: 'Als eigene Partie beginnen',
    throwAway: 'Wegwerfen',
    sure: 'Mit allen Spielen wegwerfen',
    keep: 'Behalten',
  },
  replaced: {
    title: 'Spiel {hand} wurde anderswo korrigiert',
    before: 'Bei dir stand:',
    read: 'In Ordnung',
  },
  waiting: {
    title: 'Noch nicht gesendet',
    entries: '{count, plural, one {# Eintrag} other {# Einträge}}',
    now: 'Jetzt senden',
    throwAway: 'Wegwerfen',
    sure: 'Endgültig wegwerfen',
    keep: 'Behalten',
  },
  update: {
    there: 'Eine neue Version ist bereit.',
    take: 'Jetzt verwenden',
  },
  signOut: {
    unsent:
      '{count, plural, one {# Eintrag von dir ist noch nicht gesendet. Er bleibt auf diesem Handy und wird gesendet, wenn du dich hier wieder anmeldest.} other {# Einträge von dir sind noch nicht gesendet. Sie bleiben auf diesem Handy und werden gesendet, wenn du dich hier wieder anmeldest.}}',
    anyway: 'Trotzdem abmelden',
  },
  shell: {
    offline: 'Kein Netz. Das hier geht trotzdem.',
    isBack: 'Das Netz ist wieder da.',
    load: 'Seite laden',
    games: 'Partien',
    newGame: 'Neue Partie',
    rules: 'Regeln',
    start: 'Zur Startseite',
    running: 'Laufend',
    finished: 'Fertig',
    hands: '{count, plural, one {# Spiel eingetragen} other {# Spiele eingetragen}}',
    none: 'Noch keine Partien auf diesem Handy. Beginn eine: Sie bleibt hier und wird gesendet, sobald Netz da ist.',
    again: 'Gleicher Tisch nochmals',
    noGame:
      'Diese Partie ist nicht auf diesem Handy. Ohne Netz lässt sich öffnen, was mit Netz einmal geöffnet war.',
    elsewhereTitle: 'Nicht ohne Netz',
    elsewhere:
      'Diese Seite gibt es nur mit Netz. Partien lassen sich ohne Netz spielen und lesen, die Regeln auch.',
    tryAgain: 'Nochmals versuchen',
    language: 'Die Sprache lässt sich ändern, wenn das Netz wieder da ist.',
    openSlate: 'Tafel öffnen',
    stillRunning: 'Läuft noch',
  },
};
