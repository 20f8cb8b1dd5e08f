import type { rulesSides as en } from '../en/rules-sides';
import type { Translated } from '../translated';
import { COUNTING, FOLLOWING } from './rules-each';

const HAND_COUNTS =
  'Eine Partei schreibt ihre Kartenpunkte mit der Matchprämie, Wys und Stöck, alles zusammen mal das, was der Trumpf zählt.';
const WIES =
  'Der Wys wird mit der ersten Karte gezeigt. In einem Spiel schreibt ihn nur eine Partei: die mit dem stärksten einzelnen Wys, und sie schreibt dann alle ihre Wyse. Vier gleiche schlagen jede Folge, eine längere Folge schlägt eine kürzere; von zwei gleich langen ist die mit der höheren obersten Karte stärker, dann die in Trumpf, dann die zuerst gewiesene. Die Wyse einer Person dürfen keine Karte gemeinsam haben.';
const STOECK_AND_MATCH =
  'Stöck sind König und Dame (Ober) von Trumpf in einer Hand. Sie zählen für die eigene Partei, wer auch immer den Wys hat; ohne Trumpffarbe gibt es keine. Ein Match sind alle Stiche, und 157 Punkte allein beweisen ihn nicht.';
const STEPS =
  'Wo gewinnt, wer zuerst am Ziel ist, wird ein Spiel in dieser Reihenfolge gezählt: «Stöck, Wys, Stich». Nur mit den Stichen können mehrere Parteien zugleich ans Ziel kommen; dann sagt der Tisch, wer zuerst dort war, und die Tafel fragt danach.';
const TURNED =
  'Eine 6 oder 7 macht Undenufe, ein Ass oder König Obenabe, und Dame, Bauer, 10, 9 oder 8 machen ihre eigene Farbe.';

export const rulesSides: Translated<typeof en> = {
  schieber: {
    what: 'Der Jass der Schweiz: zwei gegen zwei, die Partner einander gegenüber, auf 2500 Punkte. Wer Trumpf macht, wählt eine Farbe oder spielt ohne, oder schiebt die Wahl über den Tisch zum Partner. Dieses Schieben gibt dem Spiel seinen Namen.',
    who: `Vier in zwei Parteien, mit den 36 Jasskarten, je neun. Nach jedem Spiel gibt die nächste Person rechts.

In der ersten Partie macht Trumpf, wer den Herz-Zehner (Rosen-Banner) hat, oder eine andere Karte, auf die sich der Tisch einigt; danach geht das Recht mit jedem Spiel eins nach rechts. Es gibt immer die Person davor.`,
    hand: `Trumpf ist eine der vier Farben, Obenabe, wo die hohen Karten stechen, oder Undenufe, wo es die tiefen tun. Wer Trumpf machen darf, kann einmal schieben; dann muss der Partner wählen. Ausspielen muss in jedem Fall, wer das Recht hatte.

${FOLLOWING} Ein Stich, der schon mit Trumpf gestochen ist, darf nur höher gestochen werden, ausser jemand hat nur noch Trümpfe. Bei Obenabe und Undenufe müssen alle Farbe angeben.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH}`,
    end: `2500 zu erreichen bewirkt allein noch nichts. Eine Partei gewinnt, wenn sie es sagt (sie bedankt sich), während eines Spiels oder zwischen zweien, und die Punkte dann hat. Eine Partei, die sie hat und schweigt, hat nicht gewonnen; die andere kann später hinkommen, sich zuerst bedanken und gewinnen. Wer sich zu früh bedankt, muss weiterspielen.

${STEPS}

In einem Turnier bekommt die Siegerpartei 2 Turnierpunkte, wenn die andere unter der Hälfte des Ziels liegt, unter 1250, also nicht «aus dem Schneider» ist; sonst 1.`,
    example: 'Eine kurze Partie auf 1000: Anna und Carla gegen Beat und Dora.',
  },
  'sidi-barani': {
    what: 'Schieber mit Bieten: Die Parteien bieten um das Recht, Trumpf zu machen, mit den Punkten, die sie machen wollen. Wer das Gebot erfüllt, schreibt es zu den Karten dazu; wer nicht, gibt es der anderen Partei.',
    who: 'Vier in zwei Parteien, die Partner einander gegenüber, mit den 36 Jasskarten, je neun. Nach jedem Spiel gibt die nächste Person rechts.',
    hand: `Wer rechts neben der Person sitzt, die gibt, beginnt, und alle bleiben bis zum Schluss an der Reihe. Man bietet, eine Zahl mit dem, was Trumpf sein soll, oder man passt. Jedes Gebot muss höher sein als das vorige; «Sidi», alle Stiche, ist das höchste. Passen die ersten drei, muss die vierte Person bieten.

«Bookel» doppelt das stehende Gebot der anderen Partei: was es wert ist, nicht was es dafür braucht. Jedes spätere Gebot hebt das wieder auf.

Dreimal Passen hintereinander nach einem Gebot oder Bookel beendet das Bieten; nur wer das höchste Gebot hat, darf dann noch erhöhen, und so geht es weiter. Nach Sidi kann nur noch Bookel und Passen folgen.

Dann wird gespielt wie im Schieber. ${FOLLOWING}`,
    scoring: `${COUNTING}

Eine gebotene Zahl ist erfüllt, wenn die Kartenpunkte der bietenden Partei, mit der Matchprämie, sie erreichen; Sidi ist erfüllt, wenn sie alle Stiche macht. Jeder Trumpf zählt einfach.

Ist das Gebot erfüllt, schreibt die bietende Partei ihre Kartenpunkte und den Wert des Gebots; wenn nicht, schreibt die andere Partei den Wert des Gebots. Gedoppelt zählt der Wert zweimal.

Wys und Stöck werden meistens nicht gespielt. Wo doch, zählen sie einfach für die Partei, die sie hat, und helfen nicht, das Gebot zu erfüllen.`,
    end: 'Niemand bedankt sich. Nach jedem ganzen Spiel hat eine Partei mit 2500 oder mehr gewonnen; haben es beide, gewinnt das höhere Total; sind sie gleichauf, geht es weiter.',
    example: 'Drei Spiele: Anna und Carla gegen Beat und Dora.',
  },
  'three-player': {
    what: 'Schieber zu dritt, alle für sich. Niemand wählt den Trumpf: Das tut eine aufgedeckte Karte.',
    who: 'Drei, mit den 36 Jasskarten, je zwölf. Nach jedem Spiel gibt die nächste Person rechts.',
    hand: `Die letzte verteilte Karte, die jener Person gehört, die gibt, wird aufgedeckt und macht Trumpf. ${TURNED}

Wer rechts neben der Person sitzt, die gibt, spielt aus. ${FOLLOWING} Bei Obenabe und Undenufe müssen alle Farbe angeben.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Hier sind zwölf Stiche ein Match.`,
    end: `Wie im Schieber gewinnt, wer sich bedankt, und dafür braucht es 2500 Punkte.

${STEPS}

In einem Turnier gibt es für den Sieg 2 Turnierpunkte, wenn alle anderen unter der Hälfte des Ziels liegen, sonst 1.`,
    example: 'Zwei Spiele von Anna, Beat und Carla, jedes mit der aufgedeckten Karte.',
  },
  'two-player': {
    what: 'Schieber zu zweit. Ein Drittel der Karten bleibt aus dem Spiel, so dass keine der beiden Personen sicher sein kann, was die andere hat.',
    who: 'Zwei, mit den 36 Jasskarten, je zwölf. Die anderen zwölf bleiben verdeckt, die oberste davon aufgedeckt. Gegeben wird abwechselnd.',
    hand: `Die aufgedeckte Karte macht Trumpf. ${TURNED}

Wer nicht gegeben hat, spielt aus. ${FOLLOWING} Bei Obenabe und Undenufe müssen beide Farbe angeben.`,
    scoring: `Am Schluss zählen beide die Karten in ihren Stichen, mit 5 für den letzten Stich. Das gibt 157 oder weniger: Was fehlt, liegt im Stapel.

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Hier sind zwölf Stiche ein Match.`,
    end: `Wie im Schieber gewinnt, wer sich bedankt, und dafür braucht es 2500 Punkte.

${STEPS}

In einem Turnier gibt es für den Sieg 2 Turnierpunkte, wenn die andere Person unter der Hälfte des Ziels liegt, sonst 1.`,
    example: 'Zwei Spiele von Anna und Beat, jedes mit der aufgedeckten Karte.',
  },
  'two-versus-one': {
    what: 'Jass zu dritt, eins gegen zwei. Geboten wird, wie viele Punkte man allein macht, bevor die anderen zwei zusammen 1000 gemacht haben; das höchste Gebot spielt allein.',
    who: 'Drei, mit den 36 Jasskarten, je zwölf. Wer allein spielt, ist die eine Partei, die anderen zwei sind die andere. Nach jedem Spiel gibt die nächste Person rechts.',
    hand: `Geboten wird einmal, wenn die Karten des ersten Spiels gegeben sind, und es gilt für die ganze Partie.

Trumpf gemacht wird abwechselnd: von der Person, die allein spielt, von der einen der zwei, wieder allein, von der anderen der zwei, und so weiter. Trumpf ist eine Farbe, Obenabe oder Undenufe.

${FOLLOWING} Bei Obenabe und Undenufe müssen alle Farbe angeben.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Hier sind zwölf Stiche ein Match.`,
    end: `Wer allein spielt, gewinnt mit dem Erreichen des Gebots, die zwei mit dem Erreichen von 1000. Bedanken muss sich niemand.

${STEPS}

In einem Turnier bekommt, wer allein spielt, für den Sieg 2 Turnierpunkte; gewinnen die zwei, bekommen sie je 1.`,
    example: 'Anna bietet 600 und spielt allein gegen Beat und Carla.',
  },
};
