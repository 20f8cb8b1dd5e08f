import type { seasons as en } from '../en/seasons';
import type { Translated } from '../translated';

export const seasons: Translated<typeof en> = {
  title: 'Saisons',
  none: 'Noch keine Saison. Eine Saison sagt, von wann bis wann Partien zählen, welche und wie.',
  over: '(vorbei)',
  line: '{from} bis {to}, {evenings, plural, one {# Abend} other {# Abende}}, {variants}',
  change: 'Ändern',
  changeNamed: 'Saison {name} ändern',
  fresh: 'Neue Saison',
  all: 'Alle Saisons',
  changeOne: 'Saison ändern',
  named: 'Saison {name}',
  ofLeague: 'Saisons von {league}',
  edit: {
    title: 'Saison ändern',
    close: 'Abschliessen',
    closeLine:
      'Beendet die Saison vor ihrem letzten Tag: Nichts ist mehr verdeckt, und es kann keine neue Partie beginnen. Partien lassen sich weiterhin korrigieren.',
    closeKey: 'Saison abschliessen',
    open: 'Wieder öffnen',
    openLine: 'Die Saison wurde von Hand abgeschlossen. Öffne sie, um weiterzuspielen.',
    openKey: 'Saison öffnen',
    closeSure: 'Abschliessen',
    openSure: 'Öffnen',
    leave: 'So lassen',
    delete: 'Löschen',
    deleteLine: 'Nur eine Saison ohne Partien lässt sich löschen.',
    deleteKey: 'Saison löschen',
    deleteSure: 'Löschen',
    keep: 'Behalten',
  },
  form: {
    name: 'Name',
    nameHint: 'Wie der Club sie nennt: 2026 oder Winter.',
    startsOn: 'Erster Tag',
    endsOn: 'Letzter Tag',
    counts: 'Was zählt?',
    countsLine:
      'An einem Abend können auch andere Partien gespielt werden; die Rangliste lässt sie weg.',
    houseRules: 'Hausregeln',
    houseRulesLine:
      'Wo sie festgelegt sind, wird jede Partie der Saison danach gespielt; eine Partie behält die, mit denen sie begonnen hat.',
    setRules: 'Regeln für {variant} festlegen',
    save: 'Saison speichern',
    make: 'Saison anlegen',
    dayFault: 'Ein Tag wird so geschrieben: 2026-11-21.',
    rulesTooLong: 'Die Hausregeln sind zu lang.',
    nameTooLong: 'Der Name einer Saison hat höchstens 60 Zeichen.',
  },
  table: {
    label: 'Rangliste',
    caption: 'Saison {name}, nach {evenings, plural, one {# Abend} other {# Abenden}}',
    pairsCaption:
      'Paare der Saison {name}, nach {evenings, plural, one {# Abend} other {# Abenden}}',
    pairs: 'Paare',
    after:
      'Nach {evenings, plural, one {# Abend} other {# Abenden}}. Jede Zahl führt zu den Partien dahinter.',
    dropped: 'Durchgestrichen: zählt nicht.',
    star: 'Mit Stern: für einen verpassten Abend.',
    mean: 'Schnitt: von den Resultaten, die zählen. Bestes, schwächstes, Siege und die anderen Zahlen: von allen.',
    open: '<link>{games, plural, one {# Partie} other {# Partien}} ({when})</link> {games, plural, one {ist noch offen und zählt noch nicht.} other {sind noch offen und zählen noch nicht.}}',
    evenings: '{evenings, plural, one {# Abend} other {# Abende}}',
    hidden:
      'Die Rangliste ist ab dem {number}. Abend ({day}) verdeckt, bis die Saison vorbei ist. {isFirst, select, yes {} other {So stand sie davor.}}',
    look: 'Trotzdem ansehen',
    looking: 'Du siehst eine Rangliste, die für alle anderen verdeckt ist.',
    hide: 'Wieder verdecken',
    print: 'Drucken',
  },
  empty: {
    unfinished:
      'Noch ist keine Partie dieser Saison fertig. Die Rangliste füllt sich, sobald eine es ist.',
    evening:
      'Noch ist nichts gespielt. Es beginnt mit einem Abend: ein Tag, wer da ist und wer wo sitzt.',
    names:
      'Noch ist nichts gespielt. Es beginnt mit den Namen derer, die spielen, dann kommt ein Abend: ein Tag, wer da ist und wer wo sitzt.',
    toEvenings: 'Zu den Abenden',
    plan: 'Den ersten Abend planen',
    players: 'Aufschreiben, wer spielt',
  },
  print: {
    title: 'Drucken',
    named: 'Saison {name} drucken',
    page: 'Das Blatt',
    paper: {
      portrait: 'Eine A4-Seite im Hochformat, so wie unten.',
      landscape: 'Eine A4-Seite im Querformat, so wie unten.',
    },
    after: 'Saison {name}, nach {evenings, plural, one {# Abend} other {# Abenden}} ({day})',
    before: 'Saison {name}, vor dem ersten Abend',
    finals: 'Finals zählen {times, number}-mal.',
    hidden: 'Ab {day} verdeckt, bis die Saison vorbei ist.',
  },
};
