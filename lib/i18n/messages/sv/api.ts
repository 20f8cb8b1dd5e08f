import type { api as en } from '../en/api';
import type { Translated } from '../translated';

export const api: Translated<typeof en> = {
  tokensNeedAccount: 'Token hör till ett konto: skapa ett eller logga in först.',
  tokenNameFault: 'En token behöver ett namn på högst {most, number} tecken.',
  tokenScopesFault: 'Välj vad token får göra.',
  tooManyTokens: 'Du har {most, number} token, fler går inte. Återkalla en först.',
  noSuchToken: 'Den token finns inte.',
  tokenUnknown:
    'Det är ingen giltig token. Skicka en som ”Authorization: Bearer sch_…”; de skapas på kontosidan.',
  tokenRevoked: 'Den här token har återkallats.',
  tokenOver: 'Den här token har gått ut.',
  scopeMissing: 'Den här token får inte det: den saknar rätten {scope}.',
  tooManyRequests:
    'För många förfrågningar: högst {limit, number} i minuten. Försök igen om {seconds, plural, one {# sekund} other {# sekunder}}.',
  versionMoved: 'Partiet har ändrats under tiden: det är vid version {revision}.',
  badIfMatch: 'If-Match tar partiets ETag, eller dess version inom citattecken.',
  badCursor: 'Den här markören leder ingenstans: ta ”next” från sidan före i samma lista.',
  badInput:
    'Det som står vid {path} går inte att läsa så. Dokumentet på /api/v1 säger vad som väntas.',
  unknownKeys: 'Okänt här: {keys}.',
  noSuchAddress:
    'Det finns inget på den här adressen. Dokumentet på /api/v1 räknar upp vad som finns.',
  noSuchLeague: 'Den ligan finns inte.',
  noSuchSeason: 'Den säsongen finns inte.',
  noSuchPlayer: 'Den spelaren finns inte.',
  searchFault:
    '{fault, select, words {Det finns inget ord i detta.} whose {Säg vems partier: vunna och förlorade kräver en spelare.} other {Den första dagen är efter den sista.}}',
  docs: {
    title: 'Gränssnittet för program',
    what: 'En klubbs egen webbplats, en skärm på krogen eller en bot läser och skriver partier här, och läser ligor, deras tabeller och spelare. Allt är JSON.',
    whoHead: 'Vem får',
    who: 'Offentliga ligor kan läsas av alla. För allt annat skickar du en token från kontosidan: <code>Authorization: Bearer sch_…</code>. Den får det ditt konto får, så långt dess rättigheter räcker.',
    answersHead: 'Svar',
    answers:
      'Ett svar är <code>value</code>, eller <code>error</code> i samma form som tavlans avslag: <code>code</code> för program, <code>hand</code> och <code>path</code> för var, <code>message</code> för människor, på språket i Accept-Language. Statusen säger samma sak.',
    pagesHead: 'Sidor, märken, gränser',
    pages:
      'En lista har <code>next</code>: skicka det som <code>cursor</code> för nästa sida, tills det är null. Läsningar bär ett <code>ETag</code>: med <code>If-None-Match</code> kostar det som inte ändrats ingenting; med <code>If-Match</code> görs en ändring bara i det parti du såg. En token har {limit, number} förfrågningar i minuten; <code>RateLimit-Remaining</code> säger hur många som är kvar.',
    document: 'Allt detta som OpenAPI-dokument',
    gamesHead: 'Partier',
    leaguesHead: 'Ligor och spelare',
    otherHead: 'Därtill',
    scope: 'Rättighet: {scope}',
    public: 'För alla',
    parameters: 'I adressen',
    body: 'Skickas',
    value: 'Svar i value',
    example: 'Ett exempel',
    schemas: 'Det som har ett namn',
  },
  statuses: {
    ok: 'Gjort, eller det som efterfrågades.',
    same: 'Inget har ändrats sedan dess.',
    invalid: 'Förfrågan går inte att läsa; path säger var.',
    unauthorized: 'Token är fel, har gått ut eller återkallats.',
    forbidden: 'Kontot eller token får inte detta.',
    notFound: 'Det finns inte, eller inte för den som frågar.',
    taken: 'Id:t hör till något annat.',
    moved: 'Partiet är inte vid den version som If-Match säger; current visar det som det är.',
    refused: 'Avslaget av reglerna, eller så har partiet gått vidare: current visar då hur det är.',
    tooMany: 'För många förfrågningar; Retry-After säger när det går vidare.',
    internal: 'Ett fel hos oss, som har noterats.',
  },
  operations: {
    listGames:
      'Hitta partier: egna och de egna ligornas, eller en offentlig ligas när man frågar efter den. league=own utelämnar ligor.',
    createGame:
      'Börja ett parti. Id:t gör du själv, 21 tecken; skickat igen svaras partiet som det då är.',
    readGame: 'Ett parti: bord, givar, ställning, och vem som är vem.',
    deleteGame: 'Ta bort ett parti med alla givar, för gott.',
    readRecord: 'Ett parti som jass-record/1, för kommandot tally.',
    listChanges:
      'Ett partis logg efter en version: varje ändring, vad som stod där innan, och vem som gjorde den.',
    changeGame:
      'Skriva in, skjuta in, rätta eller ta ut en giv, ångra, göra om, avsluta, öppna igen. Id:t gör du själv; skickat igen händer inget två gånger.',
    followGame:
      'Följa ett parti medan det spelas: händelser från servern, först det som missats sedan en version.',
    changeTable: 'Vid ett partis bord: ta kritan, säga hur många som skriver, ta en plats, bjuda.',
    changeLinks: 'Länkarna som andra telefoner kommer till bordet med, för dem som sköter partiet.',
    listLeagues: 'Ligorna som man hör till.',
    readLeague: 'En liga.',
    listPlayers: 'Vilka som spelar i en liga, efter namn.',
    listSeasons: 'En ligas säsonger, den senaste först.',
    listEvenings: 'En ligas eller en säsongs kvällar, den senaste först.',
    readStandings:
      'En säsongs tabell: placeringar, siffror, vad som skiljer lika åt, kväll för kväll, par och rating.',
    readRatings: 'En ligas rating per variant, den bästa först.',
    readPlayer: 'En spelare med siffror, från senaste säsongen, en viss, eller alla (season=all).',
    readDocument: 'Detta dokument.',
  },
  embed: {
    heading: 'På er egen webbplats',
    what: 'Tabellen som den står, på klubbens sida. Kopiera in detta.',
    onlyPublic:
      'Bara en offentlig liga kan stå på andra webbplatser. En ägare öppnar den under Liga.',
    snippet: 'Att kopiera: säsong {season}',
    hint: 'theme är light eller dark, language är en, de, fr, it eller sv; utan dem läsarens egna.',
    caption: '{league}, säsong {season}',
    after:
      '{evenings, plural, =0 {Inget har spelats än.} one {Efter # kväll} other {Efter # kvällar}}',
    hidden: 'Tabellen är dold tills säsongen är slut.',
    whole: 'Hela tabellen',
  },
};
