import type { seasons as en } from '../en/seasons';
import type { Translated } from '../translated';

export const seasons: Translated<typeof en> = {
  title: 'Säsonger',
  none: 'Ingen säsong än. En säsong säger från när till när partier räknas, vilka och hur.',
  over: '(slut)',
  line: '{from} till {to}, {evenings, plural, one {# kväll} other {# kvällar}}, {variants}',
  change: 'Ändra',
  changeNamed: 'Ändra säsongen {name}',
  fresh: 'Ny säsong',
  all: 'Alla säsonger',
  changeOne: 'Ändra säsongen',
  named: 'Säsongen {name}',
  ofLeague: 'Säsonger i {league}',
  edit: {
    title: 'Ändra säsongen',
    close: 'Avsluta',
    closeLine:
      'Avslutar säsongen före dess sista dag: inget är dolt längre och inget nytt parti kan börja. Partier kan fortfarande rättas.',
    closeKey: 'Avsluta säsongen',
    open: 'Öppna igen',
    openLine: 'Säsongen avslutades för hand. Öppna den för att spela vidare.',
    openKey: 'Öppna säsongen',
    closeSure: 'Avsluta den',
    openSure: 'Öppna den',
    leave: 'Låt vara',
    delete: 'Ta bort',
    deleteLine: 'Bara en säsong utan partier kan tas bort.',
    deleteKey: 'Ta bort säsongen',
    deleteSure: 'Ta bort den',
    keep: 'Behåll den',
  },
  form: {
    name: 'Namn',
    nameHint: 'Som klubben säger: 2026, eller Vintern.',
    startsOn: 'Första dagen',
    endsOn: 'Sista dagen',
    counts: 'Vad räknas?',
    countsLine: 'Annat kan också spelas en kväll; tabellen räknar inte med det.',
    houseRules: 'Husregler',
    houseRulesLine:
      'Där de är bestämda spelas varje parti under säsongen efter dem; ett parti behåller dem det började med.',
    setRules: 'Bestäm reglerna för {variant}',
    save: 'Spara säsongen',
    make: 'Skapa säsongen',
    dayFault: 'En dag skrivs så här: 2026-11-21.',
    rulesTooLong: 'Husreglerna är för långa.',
    nameTooLong: 'En säsongs namn har högst 60 tecken.',
  },
  table: {
    label: 'Tabell',
    caption: 'Säsongen {name}, efter {evenings, plural, one {# kväll} other {# kvällar}}',
    pairsCaption:
      'Par under säsongen {name}, efter {evenings, plural, one {# kväll} other {# kvällar}}',
    pairs: 'Par',
    after:
      'Efter {evenings, plural, one {# kväll} other {# kvällar}}. Varje siffra leder till partierna bakom den.',
    dropped: 'Överstruket: räknas inte.',
    star: 'Med stjärna: för en missad kväll.',
    mean: 'Medel: av resultaten som räknas. Bästa, sämsta, vunna och övriga siffror: av alla.',
    open: '<link>{games, plural, one {# parti} other {# partier}} ({when})</link> {games, plural, one {pågår ännu och räknas inte än.} other {pågår ännu och räknas inte än.}}',
    evenings: '{evenings, plural, one {# kväll} other {# kvällar}}',
    hidden:
      'Tabellen är dold från kväll {number} ({day}) tills säsongen är slut. {isFirst, select, yes {} other {Så här stod det innan.}}',
    look: 'Titta ändå',
    looking: 'Du ser en tabell som är dold för alla andra.',
    hide: 'Dölj den igen',
    print: 'Skriv ut',
  },
  empty: {
    unfinished: 'Inget parti under säsongen är färdigt än. Tabellen fylls så snart ett är det.',
    evening:
      'Inget har spelats än. Det börjar med en kväll: en dag, vilka som är där och vem som sitter var.',
    names:
      'Inget har spelats än. Det börjar med namnen på dem som spelar, sedan en kväll: en dag, vilka som är där och vem som sitter var.',
    toEvenings: 'Till kvällarna',
    plan: 'Planera första kvällen',
    players: 'Skriv upp vilka som spelar',
  },
  print: {
    title: 'Skriv ut',
    named: 'Skriv ut säsongen {name}',
    page: 'Sidan',
    paper: {
      portrait: 'En A4-sida på höjden, som nedan.',
      landscape: 'En A4-sida på bredden, som nedan.',
    },
    after: 'Säsongen {name}, efter {evenings, plural, one {# kväll} other {# kvällar}} ({day})',
    before: 'Säsongen {name}, före första kvällen',
    finals: 'Finaler räknas {times, number} gånger.',
    hidden: 'Dold från {day} tills säsongen är slut.',
  },
};
