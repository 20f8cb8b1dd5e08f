import type { files as en } from '../en/files';
import type { Translated } from '../translated';

export const files: Translated<typeof en> = {
  title: 'Filer',
  backLeague: 'Liga',
  seasons: 'Säsonger',
  seasonsLine:
    'Tabellen som kalkylblad som öppnas i Excel, som JSON, eller på ett blad till anslagstavlan. Det en tabell döljer är dolt här också.',
  season: {
    tableCsv: 'Tabell (CSV)',
    tableJson: 'Tabell (JSON)',
    gamesCsv: 'Partier (CSV)',
    gamesZip: 'Partier (ZIP)',
    print: 'Skriv ut',
    of: '{what}, säsongen {season}',
  },
  games: 'Alla partier',
  gamesLine:
    'Ett kalkylblad med en rad per plats, eller själva partierna, giv för giv, att spara eller importera någon annanstans.',
  backup: 'Säkerhetskopia',
  backupLine:
    'Hela ligan i en fil: spelare, säsonger, kvällar, varje parti med sina rättelser. Ingen e-postadress finns i den. Ur den kan ligan återställas, här när den är borttagen eller på en annan installation.',
  backupKey: 'Ladda ner kopian',
  restore: 'Återställ en liga',
  rebuild: 'Räkna om alla siffror',
  rebuildLine:
    'Resultat, tabeller och rating följer av givarna vid varje ändring. Detta räknar om allihop, om du tvivlar på någon, och säger vad som inte stämde.',
  import: 'Importera partier',
  importLine:
    'Partier som sparats som filer kommer in i ligan. Det som redan finns hoppas över, och det som inte kan räknas avvisas med skälet. De behåller reglerna de spelades med.',
  importOwn:
    'Dina egna partier kommer in som den ZIP du får under <link>Importera och exportera partier</link>.',
  noSeason: 'Det finns ingen säsong de kan höra till. En ägare skapar en under ”Säsonger”.',
  soFar: 'Jobb hittills',
  formats: {
    csv: 'Kalkylblad (CSV)',
    zip: 'Partier (ZIP)',
    ndjson: 'Partier (NDJSON)',
    json: 'Allt (JSON)',
    line: 'ZIP har varje partis dag i filens namn, JSON har dag och anteckningar; NDJSON har bara givarna, utan dag. ZIP och JSON kan importeras igen, här eller i en liga.',
  },
  form: {
    file: 'Fil',
    hint: 'Ett parti (.json), ett på varje rad (.ndjson), många i en .zip, ”Allt (JSON)”, eller uppgifterna från ett konto. Högst 20 MB.',
    missing: 'Välj en fil först.',
    key: 'Importera',
    where: 'Till',
    byDay: 'Till kvällen samma dag',
    season: 'Säsongen {name}',
    oneEvening: 'Alla till en kväll',
    day: 'Dag',
    dayHint:
      'För partier vars fil inte har den i namnet, som 2026-11-21-mittlere.json. Utan dag räknas de som spelade i dag.',
    dayHintLeague:
      'För partier vars fil inte har den i namnet, som 2026-11-21-mittlere.json. Kvällar som saknas skapas.',
    unfinished: 'Oavslutade partier',
    run: 'Fortsätter',
    runLine: 'De förblir öppna; givar kan läggas till.',
    finish: 'Slutar med sista given',
    finishLine: 'De räknas som de står. Välj detta för gamla partier.',
  },
  inOut: {
    title: 'Importera och exportera partier',
    back: 'Partier',
    importLine:
      'Partier som sparats som filer blir dina här, giv för giv, som om du hade skrivit in dem. Det som redan finns hoppas över, och det som inte kan räknas avvisas med skälet.',
    soFar: 'Importer hittills',
    take: 'Ta med dina partier',
    takeLine:
      'Alla dina partier som inte hör till någon liga. För att ha dem i en, ladda ner ZIP-filen och importera den på ligans sida ”Filer”.',
  },
  restoring: {
    back: 'Ligor',
    line: 'Ur en säkerhetskopia kommer en liga tillbaka hel: dess spelare och sammanslagna namn, säsonger, kvällar, varje parti med sina rättelser och vem som gjorde dem. Sedan är den din. Finns ligan kvar här ändras inget.',
    file: 'Säkerhetskopia',
    hint: 'ZIP-filen som en ägare laddade ner från ligans filer. Högst 100 MB.',
    missing: 'Välj en säkerhetskopia först.',
    key: 'Återställ',
    soFar: 'Hittills',
  },
  work: {
    title: 'Längre jobb',
    all: 'Alla längre jobb',
    none: 'Inget än. Här listas importer, återställda ligor och omräknade siffror, hur långt de har kommit och vad det blev av dem.',
    latest: 'Senaste först',
    progress: 'Framsteg',
    waiting: 'Väntar tills det som började tidigare är klart',
    leave: 'Du kan lämna sidan och komma tillbaka: det fortsätter av sig självt.',
    running: '{status}: {far}',
    report: 'Ladda ner rapporten',
  },
  report: {
    imported: 'importerade',
    there: 'fanns redan',
    refused: 'avvisade',
    nothing: 'Inget importerades.',
    refusedTitle: 'Avvisade',
    why: 'Avvisade, och varför',
    times: '{times, number} gånger: {why}',
    notShown: '{more, plural, one {# till visas inte.} other {# till visas inte.}}',
    inFile: 'Rapporten som fil nämner {named, number} av dem.',
    restored:
      '{league} är här igen, med {games, plural, one {# parti} other {# partier}} på {evenings, plural, one {# kväll} other {# kvällar}} och {players, plural, one {# spelare} other {# spelare}}. Du är ägare: bjud in de andra, så kan de ta sina namn igen.',
    toLeague: 'Till ligan',
    rebuilt:
      '{games, plural, one {# parti} other {# partier}} och {evenings, plural, one {# kväll} other {# kvällar}} gicks igenom.',
    allRight: 'Allt var som givarna säger.',
    differed: 'Detta var inte som givarna säger, och är det nu:',
    cache: '{count, number} {what}',
    left: 'Lämnade som de är',
  },
};
