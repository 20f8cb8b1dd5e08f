import type { options as en } from '../en/options';
import type { Translated } from '../translated';

export const options: Translated<typeof en> = {
  zeroTricks: {
    label: 'Keinen Stich machen',
    first: 'kommt vor allem anderen: 2 Herdöpfel',
    likeHundred: 'ist so schlecht wie 100, nicht schlechter',
  },
  tie: {
    label: 'Zwei mit gleich vielen Punkten',
    thirdWins: 'je 1 Herdöpfel, die dritte Person 2 Striche',
    cut: 'heben ab: die tiefere Karte bekommt 2 Herdöpfel',
  },
  noTrump: {
    label: 'Ein Spiel, in dem niemand Trumpf gemacht hat',
    countEights: 'zählt, die Achter sind 8 wert',
    void: 'gilt nicht und wird neu gegeben',
  },
  announcements: {
    label: 'Ansagen',
    open: 'laut, der Reihe nach',
    hidden: 'verdeckt, bis die letzte da ist',
  },
  win: {
    label: 'Eine Partei gewinnt',
    declared: 'wenn sie sich bedankt',
    reached: 'sobald sie die Punkte hat',
  },
  cardPoints: {
    label: 'Die Kartenpunkte schreibt',
    makers: 'wer geboten hat, falls es gelungen ist',
    both: 'jede Partei, immer die eigenen',
  },
  wies: { label: 'Wys', yes: 'zählt', no: 'zählt nicht' },
  stoeck: { label: 'Stöck', yes: 'zählen', no: 'zählen nicht' },
  target: 'Zum Sieg nötig',
  teamTarget: 'Punkte, die die zwei brauchen',
  bid: 'Punkte, auf die allein gespielt wird',
  matchBonus: 'Ein Match bringt',
  sidiValue: 'Das Gebot Sidi ist wert',
  stake: 'Einsatz, Rappen pro Punkt',
  hands: 'Spiele in einer Partie',
  multipliers: 'Trümpfe zählen',
  openEnd: 'offenes Ende',
  times: '{trump} ×{times}',
  fits: {
    deals: 'Ein Vielfaches von {deals}, damit alle gleich oft geben: {some} …',
    aboveNothing: 'Eine ganze Zahl über 0.',
    fromNothing: 'Eine ganze Zahl, 0 oder mehr.',
    rappen: 'Ganze Rappen, von 0 bis {most, number}.',
  },
};
