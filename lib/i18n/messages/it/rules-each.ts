import type { rulesEach as en } from '../en/rules-each';
import type { Translated } from '../translated';

export const FOLLOWING =
  'Rispondi al seme o gioca briscola, come vuoi; se non puoi rispondere, gioca una carta qualsiasi. Se si apre di briscola e il fante è la tua unica, puoi tenerlo.';
export const COUNTING =
  'Alla fine ognuno conta le carte delle proprie prese, con 5 per l’ultima presa. Tutte le carte insieme valgono sempre 157.';

export const rulesEach: Translated<typeof en> = {
  mittlere: {
    what: `Si gioca in tre, ognuno per sé, e chi sta in mezzo perde. Avere più punti di tutti è un bene, averne meno di tutti anche; è il punteggio in mezzo a essere cattivo. Ma chi fa cento o più è andato troppo in là.

Il bene e il male si segnano con il gesso. Un’asta è buona, una patata è cattiva, e un’asta annulla una patata dello stesso giocatore. Alla fine contano le aste meno le patate; i segni di una mano fanno sempre zero in tutto.`,
    who: 'Tre giocatori con le 36 carte da jass, francesi o svizzero-tedesche. Il mazziere le distribuisce tutte a tre a tre, dodici a testa, in senso antiorario; chi sta alla sua destra apre. Dopo ogni mano dà le carte chi sta a destra.',
    hand: `All’inizio non c’è briscola, e tutti devono rispondere al seme; la carta più alta del seme giocato fa la presa. La prima carta che non risponde fa briscola: il suo seme è briscola per il resto della mano.

Da lì in poi si gioca come in ogni jass. ${FOLLOWING}

Il fante e il nove di quel seme contano 20 e 14 anche se sono stati giocati prima che qualcuno sapesse che sarebbero stati briscole. Nella mano rarissima in cui tutti rispondono sempre, nessuno fa briscola; allora gli otto contano 8.`,
    scoring: `${COUNTING}

Poi si scorre l’elenco. Conta il primo caso che si è verificato, e niente dopo di esso.

Un giocatore senza punti può aver fatto lo stesso una presa che non valeva niente, e non è come non averne fatta nessuna. Perciò la lavagna lo chiede ogni volta che qualcuno ha 0.`,
    end: 'Dodici mani, così ognuno dà le carte quattro volte. Vince il netto migliore, e a pari merito i migliori vincono insieme.',
    example: 'Quattro mani tra Anna, Beat e Carla.',
  },
  molotow: {
    what: `La Mittlere a quattro: chi ha più punti e chi ne ha meno guadagnano un’asta ciascuno, i due in mezzo prendono una patata ciascuno. Un’asta è buona, una patata è cattiva, e l’una annulla l’altra.

In alcune app svizzere porta questo nome un altro gioco, in cui gli annunci contano come punti negativi. Non è questo.`,
    who: 'Quattro giocatori, ognuno per sé, con le 36 carte da jass. Il mazziere distribuisce a tre a tre, nove carte a testa, in senso antiorario; chi sta alla sua destra apre. Dopo ogni mano dà le carte chi sta a destra.',
    hand: `Come nella Mittlere, all’inizio non c’è briscola, e tutti devono rispondere al seme. La prima carta che non risponde fa del suo seme la briscola per il resto della mano.

Da lì in poi si gioca come in ogni jass. ${FOLLOWING}

Nella mano rarissima in cui nessuno fa briscola, gli otto contano 8.`,
    scoring: `${COUNTING}

Poi si scorre l’elenco. Conta il primo caso che si è verificato, e niente dopo di esso. Importano solo i punti: chi non ne ha può aver fatto una presa senza valore, o nessuna.`,
    end: 'Dodici mani, così ognuno dà le carte tre volte, o quante ne volete. Vince il netto migliore, e a pari merito i migliori vincono insieme.',
    example: 'Tre mani tra Anna, Beat, Carla e Dora.',
  },
  'plus-minus': {
    what: 'Il più e il meno contano tutti e due: un’asta a chi ha più punti, una a chi ne ha meno. Patate non ce ne sono; chi sta in mezzo non riceve niente. E neanche chi fa cento o più riceve qualcosa.',
    who: 'Tre o quattro giocatori, ognuno per sé, con le 36 carte da jass: dodici a testa in tre, nove a testa in quattro. Apre chi sta alla destra del mazziere. Dopo ogni mano dà le carte chi sta a destra.',
    hand: `Come nella Mittlere, all’inizio non c’è briscola, e tutti devono rispondere al seme. La prima carta che non risponde fa del suo seme la briscola per il resto della mano.

Da lì in poi si gioca come in ogni jass. ${FOLLOWING}

Nella mano rarissima in cui nessuno fa briscola, gli otto contano 8.`,
    scoring: `${COUNTING}

Poi si scorre l’elenco. Conta il primo caso che si è verificato, e niente dopo di esso.

In quattro, due possono essere pari con più punti o con meno punti. Allora nessuno dei due riceve quell’asta: resta in sospeso tra loro. Va al primo dei due che guadagna un’asta in una mano seguente in cui l’altro non ne guadagna. Più aste possono essere in sospeso, ognuna per sé, e un’asta ricevuta così non vale come guadagnata per un’altra. In tre non resta mai niente in sospeso, perché due giocatori pari sono sempre tutti tranne uno.`,
    end: 'La partita è finita quando, dopo una mano, qualcuno ha sette aste o più, e più di tutti gli altri. Finché i primi sono pari si continua a giocare. Le aste ancora in sospeso allora decadono.',
    example:
      'Tre mani tra Anna, Beat, Carla e Dora: un’asta va in sospeso, ci resta, e viene data.',
  },
  differenzler: {
    what: 'Di’ prima di giocare quanti punti delle carte prenderai, poi prendine esattamente tanti. Ogni punto in più o in meno conta contro di te, e vince il totale più basso.',
    who: 'Tre o quattro giocatori, ognuno per sé, con le 36 carte da jass: dodici a testa in tre, nove a testa in quattro. Dopo ogni mano dà le carte chi sta a destra.',
    hand: `Un seme è briscola, di solito quello della carta in fondo al mazzo, che il mazziere mostra.

Poi ognuno dichiara un numero da 0 a 157, da chi sta alla destra del mazziere fino al mazziere. Le dichiarazioni non devono per forza fare 157, e di solito non lo fanno. Sono aperte, note a tutti, o nascoste fino all’ultima.

Apre chi sta alla destra del mazziere. ${FOLLOWING} Annunci, stöck e match non contano.`,
    scoring: `${COUNTING}

Ognuno scrive la differenza tra i punti dichiarati e quelli presi, in un senso o nell’altro.

Con una posta, alla fine le differenze si regolano in denaro: chi è sotto la media di tutti i totali riceve la posta per ogni punto sotto, chi è sopra la paga. Le quote sono centesimi interi e fanno zero in tutto: si arrotondano per difetto, e le monete che restano vanno alle frazioni più grandi, dal primo giocatore in poi se sono uguali.`,
    end: 'Dodici mani, o un altro numero che faccia dare le carte a tutti lo stesso numero di volte. Vince il totale più basso, e i più bassi a pari merito vincono insieme.',
    example: 'Una breve partita di tre mani tra Anna, Beat e Carla, a 5 centesimi il punto.',
  },
};
