import type { rulesEach as en } from '../en/rules-each';
import type { Translated } from '../translated';

export const FOLLOWING =
  'Gib Farbe an oder stich mit Trumpf, wie du willst; kannst du nicht angeben, spielst du irgendeine Karte. Wird Trumpf ausgespielt und ist der Bauer dein einziger, darfst du ihn behalten.';
export const COUNTING =
  'Am Schluss zählen alle die Karten in ihren Stichen, mit 5 für den letzten Stich. Alle Karten zusammen sind immer 157 wert.';

export const rulesEach: Translated<typeof en> = {
  mittlere: {
    what: `Drei spielen, alle für sich, und wer in der Mitte liegt, verliert. Am meisten Punkte zu haben ist gut, am wenigsten auch; schlecht ist, was dazwischen liegt. Doch wer hundert oder mehr macht, ist zu weit gegangen.

Gutes und Schlechtes wird mit Kreide angeschrieben. Ein Strich ist gut, ein Herdöpfel ist schlecht, und ein Strich hebt einen Herdöpfel derselben Person auf. Am Ende zählen die Striche minus die Herdöpfel; was ein Spiel bringt, gibt zusammen immer null.`,
    who: 'Drei, mit den 36 Jasskarten, französischen oder deutschschweizerischen. Wer gibt, verteilt alle zu dreien, je zwölf, im Gegenuhrzeigersinn; wer rechts davon sitzt, spielt aus. Nach jedem Spiel gibt die nächste Person rechts.',
    hand: `Zuerst ist nichts Trumpf, und alle müssen Farbe angeben; die höchste Karte der ausgespielten Farbe macht den Stich. Die erste Karte, die nicht angibt, macht Trumpf: Ihre Farbe ist für den Rest des Spiels Trumpf.

Von da an geht es wie in jedem Jass. ${FOLLOWING}

Bauer und Nell dieser Farbe zählen 20 und 14, auch wenn sie gespielt wurden, bevor jemand wissen konnte, dass sie Trumpf sein würden. Im sehr seltenen Spiel, in dem immer alle angeben, macht niemand Trumpf; dann zählen die Achter 8.`,
    scoring: `${COUNTING}

Dann wird die Liste durchgegangen. Der erste Fall, der eingetreten ist, zählt, und danach keiner mehr.

Wer keine Punkte hat, kann trotzdem einen Stich gemacht haben, der nichts wert war, und das ist nicht dasselbe wie gar keiner. Darum fragt die Tafel, sobald jemand 0 hat.`,
    end: 'Zwölf Spiele, so dass alle viermal geben. Es gewinnt, wer nach Abzug der Herdöpfel am meisten Striche hat; bei Gleichstand gewinnen die Besten gemeinsam.',
    example: 'Vier Spiele von Anna, Beat und Carla.',
  },
  molotow: {
    what: `Die Mittlere zu viert: Am meisten und am wenigsten Punkte bringen je einen Strich, die zwei in der Mitte bekommen je einen Herdöpfel. Ein Strich ist gut, ein Herdöpfel ist schlecht, und eins hebt das andere auf.

In manchen Schweizer Apps heisst ein anderes Spiel so, eines, in dem der Wys als Minuspunkte zählt. Das ist nicht dieses.`,
    who: 'Vier, alle für sich, mit den 36 Jasskarten. Wer gibt, verteilt sie zu dreien, je neun, im Gegenuhrzeigersinn; wer rechts davon sitzt, spielt aus. Nach jedem Spiel gibt die nächste Person rechts.',
    hand: `Wie in der Mittleren ist zuerst nichts Trumpf, und alle müssen Farbe angeben. Die erste Karte, die nicht angibt, macht ihre Farbe für den Rest des Spiels zu Trumpf.

Von da an geht es wie in jedem Jass. ${FOLLOWING}

Im sehr seltenen Spiel, in dem niemand Trumpf macht, zählen die Achter 8.`,
    scoring: `${COUNTING}

Dann wird die Liste durchgegangen. Der erste Fall, der eingetreten ist, zählt, und danach keiner mehr. Es kommt nur auf die Punkte an: Wer keine hat, kann einen wertlosen Stich gemacht haben oder gar keinen.`,
    end: 'Zwölf Spiele, so dass alle dreimal geben, oder so viele ihr wollt. Es gewinnt, wer nach Abzug der Herdöpfel am meisten Striche hat; bei Gleichstand gewinnen die Besten gemeinsam.',
    example: 'Drei Spiele von Anna, Beat, Carla und Dora.',
  },
  'plus-minus': {
    what: 'Am meisten und am wenigsten zählt beides: ein Strich für am meisten Punkte, einer für am wenigsten. Herdöpfel gibt es keine; wer in der Mitte liegt, bekommt nichts. Und wer hundert oder mehr macht, bekommt auch nichts.',
    who: 'Drei oder vier, alle für sich, mit den 36 Jasskarten: zu dritt je zwölf, zu viert je neun. Wer rechts neben der Person sitzt, die gibt, spielt aus. Nach jedem Spiel gibt die nächste Person rechts.',
    hand: `Wie in der Mittleren ist zuerst nichts Trumpf, und alle müssen Farbe angeben. Die erste Karte, die nicht angibt, macht ihre Farbe für den Rest des Spiels zu Trumpf.

Von da an geht es wie in jedem Jass. ${FOLLOWING}

Im sehr seltenen Spiel, in dem niemand Trumpf macht, zählen die Achter 8.`,
    scoring: `${COUNTING}

Dann wird die Liste durchgegangen. Der erste Fall, der eingetreten ist, zählt, und danach keiner mehr.

Zu viert können zwei zugleich am meisten oder am wenigsten haben. Dann bekommt keine der beiden Personen diesen Strich: Er bleibt zwischen ihnen liegen. Er geht an die erste von ihnen, die in einem späteren Spiel einen Strich macht, in dem die andere keinen macht. Es können mehrere Striche liegen, jeder für sich, und einer, den man so bekommt, gilt bei einem anderen nicht als gemachter Strich. Zu dritt bleibt nie einer liegen, weil zwei gleiche immer alle bis auf eine Person sind.`,
    end: 'Die Partie ist aus, wenn nach einem Spiel jemand sieben Striche oder mehr hat, und mehr als alle anderen. Solange die Führenden gleichauf sind, geht es weiter. Striche, die dann noch liegen, verfallen.',
    example:
      'Drei Spiele von Anna, Beat, Carla und Dora: Ein Strich bleibt liegen, bleibt es nochmals und wird vergeben.',
  },
  differenzler: {
    what: 'Sag vor dem Spiel, wie viele Kartenpunkte du machst, und mach dann genau so viele. Jeder Punkt mehr oder weniger zählt gegen dich, und das kleinste Total gewinnt.',
    who: 'Drei oder vier, alle für sich, mit den 36 Jasskarten: zu dritt je zwölf, zu viert je neun. Nach jedem Spiel gibt die nächste Person rechts.',
    hand: `Eine Farbe ist Trumpf, meistens die der untersten Karte im Stapel; wer gibt, zeigt sie.

Dann sagen alle eine Zahl von 0 bis 157 an, zuerst wer rechts neben der Person sitzt, die gibt, und sie selber zuletzt. Die Ansagen müssen zusammen nicht 157 geben, und meistens tun sie es nicht. Sie sind offen, so dass alle sie kennen, oder verdeckt, bis die letzte da ist.

Wer rechts neben der Person sitzt, die gibt, spielt aus. ${FOLLOWING} Wys, Stöck und Match zählen nicht.`,
    scoring: `${COUNTING}

Alle schreiben den Unterschied zwischen ihren angesagten und ihren gemachten Punkten, auf welche Seite auch immer.

Mit einem Einsatz werden die Differenzen am Ende in Geld abgerechnet: Wer unter dem Durchschnitt aller Totale liegt, bekommt für jeden Punkt darunter den Einsatz, wer darüber liegt, zahlt ihn. Die Anteile sind ganze Rappen und geben zusammen null: Sie werden abgerundet, und die übrigen Rappen gehen an die grössten Bruchteile, bei gleichen von der ersten Person an.`,
    end: 'Zwölf Spiele, oder eine andere Zahl, bei der alle gleich oft geben. Das kleinste Total gewinnt; haben es mehrere, gewinnen sie gemeinsam.',
    example: 'Eine kurze Partie über drei Spiele von Anna, Beat und Carla, um 5 Rappen pro Punkt.',
  },
};
