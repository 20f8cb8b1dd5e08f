import type { engine as en } from '../en/engine';
import type { Translated } from '../translated';

export const engine: Translated<typeof en> = {
  pointsSum: 'Die Punkte geben zusammen {sum}; alle Karten zählen {all}.',
  onePoint: '{who} hat 1 Kartenpunkt; die billigste Karte, die zählt, zählt 2.',
  voidCounts:
    'In dieser Partie zählt ein Spiel ohne Trumpf; trag die Punkte ein, die Achter zählen 8.',
  tricksUnknown:
    '{who} hat 0 Punkte; sag, wer gar keinen Stich gemacht hat, oder dass es niemand war.',
  tricksWithPoints:
    '{who} hat {points, number} Punkte und also einen Stich; ohne Stich kann nur sein, wer 0 hat.',
  cutLower: '{names} sind gleich und heben ab; sag, wer die tiefere Karte gezogen hat.',
  cutHighest: '{names} sind gleich und heben ab; sag, wer die höchste Karte gezogen hat.',
  cutOther: '{who} hat nicht abgehoben; es geht zwischen {names}.',
  cutIdle: 'Über dieses Spiel entscheidet kein Abheben; lass es weg.',
  announcedOnly: 'Nur das letzte Spiel kann ohne Punkte sein; trag ein, was dieses gebracht hat.',
  matchOthers:
    '{who} hat {points, plural, one {# Punkt} other {# Punkte}}; nach einem Match hat nur {side} welche.',
  matchPoints:
    '{who} hat {points, plural, one {# Punkt} other {# Punkte}}; ein Match bringt alle {all}.',
  wiesTwice: 'Wys steht für {one} und für {other}; nur wer den stärksten hat, schreibt seinen Wys.',
  wiesOff: 'Diese Partie wird ohne Wys gespielt; lass ihn weg.',
  wiesIdle:
    '{meld, select, fourA {Vier Ass zählen} four9 {Vier Neuner zählen} four8 {Vier Achter zählen} four7 {Vier Siebner zählen} four6 {Vier Sechser zählen} other {{meld} zählt}} bei {trump, select, hearts {Herz} diamonds {Ecke} clubs {Kreuz} spades {Schaufel} obenabe {Obenabe} other {Undenufe}} nicht; lass es weg.',
  stoeckOff: 'Diese Partie wird ohne Stöck gespielt; lass sie weg.',
  stoeckTrump:
    'Stöck sind König und Dame vom Trumpf; bei {trump, select, hearts {Herz} diamonds {Ecke} clubs {Kreuz} spades {Schaufel} obenabe {Obenabe} other {Undenufe}} gibt es keine, lass sie weg.',
  declaredEarly:
    '{who} hat {points, plural, one {# Punkt} other {# Punkte}}; zum Bedanken braucht es {target, number}.',
  raceOpen: 'Mit ihren Stichen haben {sides} genug; sag, wer es zuerst hatte.',
  nothingToDouble: 'Es gibt kein Gebot, das {who} doppeln könnte.',
  mustBid: 'Die anderen haben gepasst; {who} muss bieten.',
  auctionEnded: 'Dreimal Passen hat das Bieten beendet, bei {bid}.',
  bidTooLow: '{points, select, sidi {Sidi} other {{points}}} ist nicht höher als {bid}.',
  bidDoubled: '{bid} ist schon gedoppelt.',
  bidOwn: '{who} kann {bid} nicht doppeln: Das ist das Gebot der eigenen Partei.',
  auctionGoesOn: 'Das Bieten geht nach {bid} weiter; dreimal Passen hintereinander beendet es.',
  nobodyBid: 'Niemand hat geboten; {who} ist an der Reihe.',
  gameEnded: 'Die Partie endete mit Spiel {entry}; danach kann nichts mehr kommen.',
  playersCount: '{variant} ist für {players} Leute, nicht für {given}.',
  unknownKey: '{where}: unbekanntes Feld',
  missing: '{where}: fehlt; erwartet: {what}',
  expected: '{where}: erwartet: {what}; da steht: {got}',
  theRecord: 'Die Partie',
  sideFirst: 'Die Partei von {names}',
  side: 'die Partei von {names}',
  standing: '{points, select, sidi {Sidi} other {{points}}} von {who}',
  object: 'ein Objekt',
  listOf: 'eine Liste von {count}',
  words: '{words}',
  whole: 'eine ganze Zahl von {min} bis {max}',
  aboveZero: 'eine ganze Zahl über 0',
  multiple: 'ein Vielfaches von {step} über 0',
  wholes: 'eine Liste von {count} ganzen Zahlen von {min} bis {max}',
  seat: 'ein Platz von {min} bis {max}',
  seatOnce: 'ein Platz von {min} bis {max}, jeder höchstens einmal',
  seats: 'eine Liste von Plätzen',
  yesOrNo: 'true oder false',
  card: 'eine Karte wie "hearts-7"',
  meld: 'ein Wys wie "seq3"',
  melds: 'eine Liste von Wysen',
  meldLists: '{count} Listen von Wysen',
  bid: 'ein Vielfaches von 10 von 40 bis 150, oder "sidi"',
  calls: 'eine Liste von Geboten',
  name: 'ein Name von 1 bis {most} Zeichen',
  names: 'eine Liste von Namen',
  entries: 'eine Liste von Spielen',
};
