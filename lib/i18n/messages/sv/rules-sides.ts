import type { rulesSides as en } from '../en/rules-sides';
import type { Translated } from '../translated';
import { COUNTING, FOLLOWING } from './rules-each';

const HAND_COUNTS =
  'En sida skriver sina kortpoäng med matchpremien, meldningar och stöck, alltihop multiplicerat med trumfens värde.';
const WIES =
  'Meldningar (wys) visas med första kortet. Bara en sida skriver dem i en giv: den med den starkaste enskilda meldningen, som då skriver alla sina. Fyra lika slår varje följd, en längre följd slår en kortare; av två lika långa är den med det högre toppkortet starkast, sedan den i trumf, sedan den som meldades först. En spelares meldningar får inte dela kort.';
const STOECK_AND_MATCH =
  'Stöck är kung och dam i trumf på samma hand. De räknas för den egna sidan vem som än har meldningarna; utan trumffärg finns inga. En match är alla stick, och 157 poäng bevisar den inte ensamma.';
const STEPS =
  'Där den vinner som är först framme räknas en giv i den här ordningen: stöck, meldningar, stick (”Stöck, Wys, Stich”). Bara med sticken kan flera sidor komma fram samtidigt; då säger bordet vem som var först, och tavlan frågar.';
const TURNED =
  'En 6 eller 7 gör undenufe, ett ess eller en kung obenabe, och en dam, knekt, 10, 9 eller 8 sin egen färg.';

export const rulesSides: Translated<typeof en> = {
  schieber: {
    what: 'Schweizarnas egen jass: två mot två, partner mitt emot varandra, till 2500 poäng. Den som gör trumf väljer en färg eller spelar utan, eller skjuter valet över bordet till sin partner. Det är det som är ”Schieben”, att skjuta, i namnet.',
    who: `Fyra spelare på två sidor, med de 36 jasskorten, nio till var. Efter varje giv går turen att ge åt höger.

I första partiet gör den trumf som har hjärter tio, eller ett annat kort som bordet har kommit överens om; därefter går rätten åt höger med varje giv. Den som ger är alltid spelaren före.`,
    hand: `Trumf är en av de fyra färgerna, obenabe, där de höga korten vinner, eller undenufe, där de låga gör det. Den som har rätt att göra trumf får skjuta en gång; då måste partnern välja. Den som hade rätten spelar ut i vilket fall som helst.

${FOLLOWING} Ett stick som redan är trumfat får bara trumfas högre, om man inte bara har trumf kvar. I obenabe och undenufe måste alla följa färg.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH}`,
    end: `Att nå 2500 räcker inte i sig. En sida vinner när den säger det (den tackar, ”bedankt sich”), under en giv eller mellan två, och då har poängen. En sida som har dem och tiger har inte vunnit; den andra kan nå dit senare, tacka först och vinna. Den som tackar för tidigt måste spela vidare.

${STEPS}

I en turnering får vinnaren 2 turneringspoäng om den andra sidan ligger under halva målet, 1250, det vill säga inte är ”aus dem Schneider”; annars 1.`,
    example: 'Ett kort parti till 1000: Anna och Carla mot Beat och Dora.',
  },
  'sidi-barani': {
    what: 'Schieber med budgivning: sidorna bjuder om rätten att göra trumf med de poäng som de tänker ta. Den som klarar budet skriver det utöver korten; den som inte gör det ger det till andra sidan.',
    who: 'Fyra spelare på två sidor, partner mitt emot varandra, med de 36 jasskorten, nio till var. Efter varje giv går turen att ge åt höger.',
    hand: `Spelaren till höger om den som ger börjar, och alla är kvar i tur och ordning till slutet. Man bjuder, ett tal med vad som ska vara trumf, eller passar. Varje bud måste vara högre än det förra; ”sidi”, alla stick, är det högsta. Passar de tre första måste den fjärde bjuda.

”Bookel” dubblar andra sidans gällande bud: vad det är värt, inte vad som krävs för att klara det. Varje senare bud upphäver det.

Tre pass i rad efter ett bud eller bookel avslutar budgivningen; bara den som har bjudit högst får då ännu höja, och på så sätt gå vidare. Efter sidi kan bara bookel och pass följa.

Sedan spelas given som i Schieber. ${FOLLOWING}`,
    scoring: `${COUNTING}

De som bjöd klarar ett tal om deras kortpoäng, med premien för match, når upp till det; de klarar sidi om de tar alla stick. All trumf räknas enkelt.

Klarar de det skriver de sina kortpoäng och budets värde; annars skriver andra sidan budets värde. Dubblat räknas värdet två gånger.

Meldningar och stöck spelas vanligen inte. Där de spelas räknas de enkelt för den sida som har dem, och hjälper inte till att klara budet.`,
    end: 'Ingen tackar. Efter varje hel giv har en sida med 2500 eller mer vunnit; har båda det vinner den högre totalen; är de lika går spelet vidare.',
    example: 'Tre givar: Anna och Carla mot Beat och Dora.',
  },
  'three-player': {
    what: 'Schieber för tre, var och en för sig. Ingen väljer trumf: det gör ett kort som vänds upp.',
    who: 'Tre spelare med de 36 jasskorten, tolv till var. Efter varje giv går turen att ge åt höger.',
    hand: `Det sista kortet i given, som tillhör den som ger, vänds upp och gör trumf. ${TURNED}

Spelaren till höger om den som ger spelar ut. ${FOLLOWING} I obenabe och undenufe måste alla följa färg.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Här är en match tolv stick.`,
    end: `Som i Schieber vinner en spelare genom att tacka, och behöver 2500 poäng för det.

${STEPS}

I en turnering får vinnaren 2 turneringspoäng om alla andra ligger under halva målet, annars 1.`,
    example: 'Två givar mellan Anna, Beat och Carla, med kortet som vändes upp i var och en.',
  },
  'two-player': {
    what: 'Schieber för två. En tredjedel av korten är inte med, så att ingen av dem kan vara säker på vad den andra har.',
    who: 'Två spelare med de 36 jasskorten, tolv till var. De andra tolv ligger dolda, med det översta uppvänt. De turas om att ge.',
    hand: `Kortet som är uppvänt gör trumf. ${TURNED}

Spelaren som inte gav spelar ut. ${FOLLOWING} I obenabe och undenufe måste båda följa färg.`,
    scoring: `Till slut räknar båda korten i sina stick, med 5 för sista sticket. Det blir 157 eller mindre: det som fattas ligger i högen.

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Här är en match tolv stick.`,
    end: `Som i Schieber vinner en spelare genom att tacka, och behöver 2500 poäng för det.

${STEPS}

I en turnering får vinnaren 2 turneringspoäng om den andra ligger under halva målet, annars 1.`,
    example: 'Två givar mellan Anna och Beat, med kortet som vändes upp i var och en.',
  },
  'two-versus-one': {
    what: 'Jass för tre, en mot två. Spelarna bjuder på hur många poäng de kan ta ensamma innan de andra två har tagit 1000 tillsammans; den som bjuder högst spelar ensam.',
    who: 'Tre spelare med de 36 jasskorten, tolv till var. Den som spelar ensam är en sida, de andra två är den andra. Efter varje giv går turen att ge åt höger.',
    hand: `Budgivningen görs en gång, när korten i första given är utdelade, och gäller för hela partiet.

Rätten att göra trumf växlar: den som spelar ensam, en av de två, den som spelar ensam, den andra av de två, och så vidare. Trumf är en färg, obenabe eller undenufe.

${FOLLOWING} I obenabe och undenufe måste alla följa färg.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Här är en match tolv stick.`,
    end: `Den som spelar ensam vinner genom att nå sitt bud, de två genom att nå 1000. Ingen behöver tacka.

${STEPS}

I en turnering får den som spelar ensam 2 turneringspoäng för en vinst; vinner de två får de 1 var.`,
    example: 'Anna bjuder 600 och spelar ensam mot Beat och Carla.',
  },
};
