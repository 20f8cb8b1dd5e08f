import type { rulesSides as en } from '../en/rules-sides';
import type { Translated } from '../translated';
import { COUNTING, FOLLOWING } from './rules-each';

const HAND_COUNTS =
  'Una parte scrive i suoi punti delle carte con il premio del match, gli annunci e gli stöck, il tutto per il moltiplicatore della briscola.';
const WIES =
  'Gli annunci (wys) si mostrano con la prima carta. In una mano li scrive una sola parte: quella con il singolo annuncio più forte, che scrive allora tutti i suoi. Quattro uguali battono ogni scala, una scala più lunga ne batte una più corta; di due ugualmente lunghe è più forte quella con la carta più alta in cima, poi quella in briscola, poi quella annunciata per prima. Gli annunci di un giocatore non possono avere una carta in comune.';
const STOECK_AND_MATCH =
  'Gli stöck sono re e donna di briscola in mano allo stesso giocatore. Contano per la propria parte, chiunque abbia gli annunci; senza un seme di briscola non ce ne sono. Un match sono tutte le prese, e 157 punti da soli non lo dimostrano.';
const STEPS =
  'Dove vince chi arriva per primo, una mano si conta in quest’ordine: stöck, annunci, prese («Stöck, Wys, Stich»). Solo con le prese più parti possono arrivarci insieme; allora il tavolo dice chi è arrivato prima, e la lavagna lo chiede.';
const TURNED =
  'Un 6 o un 7 fa undenufe, un asso o un re obenabe, e una donna, un fante, un 10, un 9 o un 8 il proprio seme.';

export const rulesSides: Translated<typeof en> = {
  schieber: {
    what: 'Lo jass della Svizzera: due contro due, compagni uno di fronte all’altro, fino a 2500 punti. Chi fa briscola sceglie un seme o gioca senza, oppure spinge la scelta al compagno dall’altra parte del tavolo. È questo «Schieben», spingere, che dà il nome al gioco.',
    who: `Quattro giocatori in due coppie, con le 36 carte da jass, nove a testa. Dopo ogni mano dà le carte chi sta a destra.

Nella prima partita fa briscola chi ha il dieci di cuori, o un’altra carta decisa dal tavolo; poi il diritto passa a destra a ogni mano. Dà le carte sempre chi viene subito prima.`,
    hand: `La briscola è uno dei quattro semi, obenabe, dove vincono le carte alte, o undenufe, dove vincono le basse. Chi ha il diritto di fare briscola può spingere una volta; allora il compagno deve scegliere. Apre in ogni caso chi aveva il diritto.

${FOLLOWING} Una presa già tagliata con la briscola si può tagliare solo con una più alta, a meno che non restino altro che briscole. In obenabe e undenufe tutti devono rispondere al seme.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH}`,
    end: `Arrivare a 2500 di per sé non basta. Una parte vince quando lo dice (si dichiara, «bedankt sich»), durante una mano o tra due, e in quel momento ha i punti. Una parte che li ha e tace non ha vinto; l’altra può arrivarci più tardi, dichiararsi per prima e vincere. Chi si dichiara troppo presto deve continuare a giocare.

${STEPS}

In un torneo il vincitore riceve 2 punti torneo se l’altra parte è sotto la metà dell’obiettivo, 1250, cioè se non è «aus dem Schneider»; altrimenti 1.`,
    example: 'Una breve partita a 1000: Anna e Carla contro Beat e Dora.',
  },
  'sidi-barani': {
    what: 'Lo Schieber con le offerte: le coppie offrono, per il diritto di fare briscola, i punti che pensano di fare. Chi fa quanto ha offerto lo scrive in più delle carte; chi non ci riesce lo dà all’altra parte.',
    who: 'Quattro giocatori in due coppie, compagni uno di fronte all’altro, con le 36 carte da jass, nove a testa. Dopo ogni mano dà le carte chi sta a destra.',
    hand: `Parla per primo chi sta alla destra del mazziere, e tutti restano di turno fino alla fine. Si offre, un numero con ciò che deve essere briscola, o si passa. Ogni offerta deve essere più alta della precedente; «sidi», tutte le prese, è la più alta. Se i primi tre passano, il quarto deve offrire.

«Bookel» raddoppia l’offerta in corso dell’altra parte: ciò che vale, non ciò che serve per farla. Ogni offerta successiva lo annulla.

Tre passi di fila dopo un’offerta o un bookel chiudono le offerte; solo chi ha offerto di più può allora ancora rilanciare, e così continuare. Dopo sidi possono seguire solo bookel e passi.

Poi la mano si gioca come nello Schieber. ${FOLLOWING}`,
    scoring: `${COUNTING}

Chi ha offerto fa un numero se i suoi punti delle carte, con il premio del match, ci arrivano; fa sidi se prende tutte le prese. Ogni briscola conta una volta sola.

Se ci riesce, scrive i suoi punti delle carte e il valore dell’offerta; se no, l’altra parte scrive il valore dell’offerta. Raddoppiato, il valore conta due volte.

Annunci e stöck di solito non si giocano. Dove si giocano, contano una volta sola per la parte che li ha, e non aiutano a fare l’offerta.`,
    end: 'Nessuno si dichiara. Dopo ogni mano intera una parte con 2500 o più ha vinto; se ce li hanno entrambe, vince il totale più alto; se sono pari, si continua.',
    example: 'Tre mani: Anna e Carla contro Beat e Dora.',
  },
  'three-player': {
    what: 'Lo Schieber a tre, ognuno per sé. Nessuno sceglie la briscola: la fa una carta scoperta.',
    who: 'Tre giocatori con le 36 carte da jass, dodici a testa. Dopo ogni mano dà le carte chi sta a destra.',
    hand: `L’ultima carta distribuita, che è del mazziere, si scopre e fa briscola. ${TURNED}

Apre chi sta alla destra del mazziere. ${FOLLOWING} In obenabe e undenufe tutti devono rispondere al seme.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Qui un match sono dodici prese.`,
    end: `Come nello Schieber, un giocatore vince dichiarandosi, e per farlo gli servono 2500 punti.

${STEPS}

In un torneo il vincitore riceve 2 punti torneo se tutti gli altri sono sotto la metà dell’obiettivo, altrimenti 1.`,
    example: 'Due mani tra Anna, Beat e Carla, con la carta scoperta di ciascuna.',
  },
  'two-player': {
    what: 'Lo Schieber a due. Un terzo delle carte resta fuori gioco, così nessuno dei due può essere sicuro di ciò che ha l’altro.',
    who: 'Due giocatori con le 36 carte da jass, dodici a testa. Le altre dodici restano coperte, tranne la prima, che si scopre. Si danno le carte a turno.',
    hand: `La carta scoperta fa briscola. ${TURNED}

Apre chi non ha dato le carte. ${FOLLOWING} In obenabe e undenufe entrambi devono rispondere al seme.`,
    scoring: `Alla fine entrambi contano le carte delle proprie prese, con 5 per l’ultima presa. Fa 157 o meno: ciò che manca è nel mazzo.

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Qui un match sono dodici prese.`,
    end: `Come nello Schieber, un giocatore vince dichiarandosi, e per farlo gli servono 2500 punti.

${STEPS}

In un torneo il vincitore riceve 2 punti torneo se l’altro è sotto la metà dell’obiettivo, altrimenti 1.`,
    example: 'Due mani tra Anna e Beat, con la carta scoperta di ciascuna.',
  },
  'two-versus-one': {
    what: 'Lo jass a tre, uno contro due. I giocatori offrono quanti punti faranno da soli prima che gli altri due ne abbiano fatti 1000 insieme; chi offre di più gioca da solo.',
    who: 'Tre giocatori con le 36 carte da jass, dodici a testa. Chi gioca da solo è una parte, gli altri due sono l’altra. Dopo ogni mano dà le carte chi sta a destra.',
    hand: `Si offre una volta sola, quando sono distribuite le carte della prima mano, e vale per tutta la partita.

Il diritto di fare briscola si alterna: chi gioca da solo, uno dei due, chi gioca da solo, l’altro dei due, e così via. La briscola è un seme, obenabe o undenufe.

${FOLLOWING} In obenabe e undenufe tutti devono rispondere al seme.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Qui un match sono dodici prese.`,
    end: `Chi gioca da solo vince arrivando a quanto ha offerto, i due arrivando a 1000. Nessuno deve dichiararsi.

${STEPS}

In un torneo chi gioca da solo riceve 2 punti torneo se vince; se vincono i due, ne ricevono 1 ciascuno.`,
    example: 'Anna offre 600 e gioca da sola contro Beat e Carla.',
  },
};
