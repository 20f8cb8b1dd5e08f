import type { serverLeagues as en } from '../en/server-leagues';
import type { Translated } from '../translated';

export const serverLeagues: Translated<typeof en> = {
  foundNeedsAccount:
    'Eine Liga gehört zu einem Konto: Registriere dich oder melde dich an, dann gründe sie.',
  restoreNeedsAccount:
    'Eine Liga gehört zu einem Konto: Registriere dich oder melde dich an, dann stelle sie wieder her.',
  roleNeedsAccount:
    'Eine Rolle in einer Liga gehört zu einem Konto: Registriere dich oder melde dich zuerst an.',
  nameMissing: 'Eine Liga braucht einen Namen.',
  nameTooLong:
    'Der Name hat {length, number} Zeichen; der einer Liga hat höchstens {most, number}.',
  nameLetters: 'Ein Name wird mit Buchstaben geschrieben.',
  typeToDelete: 'Die Liga heisst {name}. Schreib das, um sie zu löschen.',
  claimTaken:
    '{name} gehört inzwischen zu einem anderen Konto. Die Leitung der Liga kann den Namen freigeben.',
  claimOther:
    'Du bist in dieser Liga schon {name}. Gib diesen Namen zuerst frei, oder lass die beiden zusammenlegen.',
  claimedAlready: '{name} gehört schon zu einem Konto. Gib den Namen zuerst frei.',
  yoursAlready: 'Die Liga gehört schon dir. Wähl ein anderes Mitglied.',
  lastOwner:
    'Eine Liga hat mindestens eine Leitung. Gib sie zuerst einem anderen Mitglied, oder lösche die Liga.',
  notMember: 'Du hast keine Rolle in dieser Liga.',
  invitationGone:
    'Diese Einladung gilt nicht mehr. Verlang eine neue von der Person, die sie geschickt hat.',
  seasonName: 'Eine Saison braucht einen Namen, etwa 2026 oder Winter.',
  seasonOrder: 'Die Saison endet am {end}, bevor sie am {start} beginnt.',
  seasonVariants: 'Noch zählt nichts: Wähl mindestens eine Jassart.',
  seasonBeginsLater: 'Am {day} gibt es einen Abend; später beginnt die Saison nicht.',
  seasonEndsEarlier: 'Am {day} gibt es einen Abend; früher endet die Saison nicht.',
  seasonHasGames:
    '{games, plural, one {Eine Partie gehört zu dieser Saison. Lösche sie zuerst.} other {# Partien gehören zu dieser Saison. Lösche sie zuerst.}}',
  seasonClosed: 'Die Saison {name} ist abgeschlossen. Die Leitung der Liga kann sie wieder öffnen.',
  houseRule: 'Die Hausregeln der Saison sagen {option}: {house}, nicht {table}.',
  eveningThere: 'Am {day} gibt es schon einen Abend.',
  eveningHasGames:
    '{games, plural, one {Eine Partie gehört zu diesem Abend. Lösche sie zuerst.} other {# Partien gehören zu diesem Abend. Lösche sie zuerst.}}',
  eveningOutside: 'Die Saison {name} geht vom {start} bis zum {end}; {day} liegt ausserhalb.',
  namesMissing: 'Schreib einen Namen, oder einen auf jede Zeile.',
  nameOfOther: '{name} ist ein Name von {other}. Wähl einen anderen.',
  nameThere: '{name} gibt es schon. Sind beide dieselbe Person, so leg sie zusammen.',
  daysOrder: 'Der letzte Tag, {last}, liegt vor dem ersten, {first}.',
  staysForGames:
    '{name} sass in {games, plural, one {# Partie} other {# Partien}} und bleibt darum. Gib stattdessen einen letzten Tag an, oder leg den Namen mit einem anderen zusammen.',
  staysForMerged:
    '{count, plural, one {{names} ist mit {name} zusammengelegt. Mach das zuerst rückgängig.} other {{names} sind mit {name} zusammengelegt. Mach das zuerst rückgängig.}}',
  oneName: '{name} ist ein einziger Name. Wähl einen anderen.',
  mergedAlready:
    '{name} ist schon ein Name von {other}. Leg {other} zusammen, oder mach das zuerst rückgängig.',
  satTogether:
    '{one} und {other} sassen in einer Partie, {variant} am {day} mit {players}. Eine Person hat einen Platz.',
  twoAccounts: '{names} gehören zu zwei Konten. Gib zuerst einen der Namen frei.',
  tooFewPresent:
    '{present, plural, =0 {Niemand ist als anwesend notiert; ein Tisch braucht {least}.} one {Nur eine Person ist als anwesend notiert; ein Tisch braucht {least}.} other {Nur # sind als anwesend notiert; ein Tisch braucht {least}.}}',
  sheetChanged:
    'Jemand anders hat die Tische inzwischen geändert. Hier sind sie, wie sie jetzt sind.',
  tableName: 'Tisch {number}',
  tableNeedsName: 'Tisch {number} braucht einen Namen.',
  tableSeats: '{name} hat {seats} Plätze; was dort gespielt wird, braucht {sizes}.',
  twoPlaces: '{name} sitzt an zwei Plätzen; einmal genügt.',
};
