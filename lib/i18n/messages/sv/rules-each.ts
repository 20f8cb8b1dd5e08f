import type { rulesEach as en } from '../en/rules-each';
import type { Translated } from '../translated';

export const FOLLOWING =
  'Följ färg eller spela trumf, vilket du vill; kan du inte följa färg spelar du vilket kort som helst. När trumf spelas ut och knekten är din enda får du behålla den.';
export const COUNTING =
  'Till slut räknar alla korten i sina stick, med 5 för sista sticket. Alla kort tillsammans är alltid värda 157.';

export const rulesEach: Translated<typeof en> = {
  mittlere: {
    what: `Tre spelar, var och en för sig, och den i mitten förlorar. Flest poäng är bra, minst poäng är bra; det dåliga är det däremellan. Men den som tar hundra eller mer har gått för långt.

Bra och dåligt skrivs upp med krita. Ett streck är bra, en potatis är dålig, och ett streck tar ut en potatis för samma spelare. Det som räknas i slutet är streck minus potatisar; märkena för en giv blir alltid noll tillsammans.`,
    who: 'Tre spelare med de 36 jasskorten, franska eller schweizertyska. Den som ger delar ut alla kort, tre åt gången, tolv till var, moturs; spelaren till höger spelar ut. Efter varje giv går turen att ge åt höger.',
    hand: `Först finns ingen trumf, och alla måste följa färg; det högsta kortet i den utspelade färgen tar sticket. Det första kortet som inte följer färg gör trumf: dess färg är trumf resten av given.

Från och med då är det som i all jass. ${FOLLOWING}

En knekt eller nia i den färgen räknas som 20 eller 14 även om den spelades innan någon visste att den skulle bli trumf. I den mycket sällsynta giv där alla alltid följer färg gör ingen trumf; då är åttorna värda 8.`,
    scoring: `${COUNTING}

Gå sedan nedåt i listan. Det första fall som har inträffat räknas, och inget efter det.

En spelare utan poäng kan ändå ha tagit ett stick som inte var värt något, och det är inte samma sak som att inte ha tagit något. Därför frågar tavlan så snart någon har 0.`,
    end: 'Tolv givar, så att alla ger fyra gånger. Bästa nettot vinner, och de som är lika bra vinner tillsammans.',
    example: 'Fyra givar mellan Anna, Beat och Carla.',
  },
  molotow: {
    what: `Mittlere för fyra: spelarna med flest och med minst poäng får var sitt streck, de två i mitten får var sin potatis. Ett streck är bra, en potatis är dålig, och de tar ut varandra.

I några schweiziska appar heter ett annat spel så, ett där meldningar räknas som minuspoäng. Det är inte det här.`,
    who: 'Fyra spelare, var och en för sig, med de 36 jasskorten. Den som ger delar ut tre åt gången, nio kort till var, moturs; spelaren till höger spelar ut. Efter varje giv går turen att ge åt höger.',
    hand: `Som i Mittlere finns först ingen trumf, och alla måste följa färg. Det första kortet som inte följer färg gör sin färg till trumf resten av given.

Från och med då är det som i all jass. ${FOLLOWING}

I den mycket sällsynta giv där ingen gör trumf är åttorna värda 8.`,
    scoring: `${COUNTING}

Gå sedan nedåt i listan. Det första fall som har inträffat räknas, och inget efter det. Bara poängen spelar roll: en spelare utan poäng kan ha tagit ett värdelöst stick, eller inget.`,
    end: 'Tolv givar, så att alla ger tre gånger, eller så många ni vill. Bästa nettot vinner, och de som är lika bra vinner tillsammans.',
    example: 'Tre givar mellan Anna, Beat, Carla och Dora.',
  },
  'plus-minus': {
    what: 'Både mest och minst ger något: ett streck till spelaren med flest poäng, ett till spelaren med minst. Det finns inga potatisar; den som är i mitten får inget. Och den som tar hundra eller mer får inte heller något.',
    who: 'Tre eller fyra spelare, var och en för sig, med de 36 jasskorten: tolv till var om tre, nio till var om fyra. Spelaren till höger om den som ger spelar ut. Efter varje giv går turen att ge åt höger.',
    hand: `Som i Mittlere finns först ingen trumf, och alla måste följa färg. Det första kortet som inte följer färg gör sin färg till trumf resten av given.

Från och med då är det som i all jass. ${FOLLOWING}

I den mycket sällsynta giv där ingen gör trumf är åttorna värda 8.`,
    scoring: `${COUNTING}

Gå sedan nedåt i listan. Det första fall som har inträffat räknas, och inget efter det.

Med fyra spelare kan två dela på mest eller på minst. Då får ingen av dem det strecket: det vilar mellan de två. Det går till den första av dem som får streck i en senare giv där den andra inte får något. Flera streck kan vila samtidigt, vart och ett för sig, och ett som man får på det sättet räknas inte som ett taget streck för ett annat. Med tre spelare vilar aldrig något, eftersom två lika alltid är alla utom en.`,
    end: 'Partiet är slut när någon efter en giv har sju streck eller mer, och fler än alla andra. Så länge de som leder är lika går spelet vidare. Streck som fortfarande vilar förfaller då.',
    example:
      'Tre givar mellan Anna, Beat, Carla och Dora: ett streck vilar, vilar vidare och delas ut.',
  },
  differenzler: {
    what: 'Säg före spelet hur många kortpoäng du kommer att ta, och ta sedan precis så många. Varje poäng mer eller mindre räknas mot dig, och lägst total vinner.',
    who: 'Tre eller fyra spelare, var och en för sig, med de 36 jasskorten: tolv till var om tre, nio till var om fyra. Efter varje giv går turen att ge åt höger.',
    hand: `En färg är trumf, vanligen färgen på kortet underst i leken, som den som ger visar.

Sedan bjuder alla ett tal från 0 till 157, från spelaren till höger om den som ger och runt till den som ger. Buden behöver inte bli 157 tillsammans, och för det mesta blir de inte det. De är öppna, så att alla känner dem, eller dolda tills det sista är inne.

Spelaren till höger om den som ger spelar ut. ${FOLLOWING} Meldningar, stöck och match räknas inte.`,
    scoring: `${COUNTING}

Varje spelare skriver skillnaden mellan bjudna och tagna poäng, åt vilket håll den än är.

Med en insats görs skillnaderna upp i pengar i slutet: den som ligger under genomsnittet av alla totaler får insatsen för varje poäng under det, den som ligger över betalar den. Andelarna är hela rappen och blir noll tillsammans: de avrundas nedåt, och de mynt som blir över går till de största bråkdelarna, från första spelaren och framåt om de är lika.`,
    end: 'Tolv givar, eller ett annat antal som låter alla ge lika ofta. Lägst total vinner, och de som är lika lägst vinner tillsammans.',
    example: 'Ett kort parti på tre givar mellan Anna, Beat och Carla, om 5 rappen per poäng.',
  },
};
