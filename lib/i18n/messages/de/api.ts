import type { api as en } from '../en/api';
import type { Translated } from '../translated';

export const api: Translated<typeof en> = {
  tokensNeedAccount: 'Tokens gehören zu einem Konto: Registrier dich oder melde dich zuerst an.',
  tokenNameFault: 'Ein Token braucht einen Namen mit höchstens {most, number} Zeichen.',
  tokenScopesFault: 'Wähl aus, was der Token darf.',
  tooManyTokens: 'Du hast {most, number} Tokens, mehr gibt es nicht. Widerruf zuerst einen.',
  noSuchToken: 'Diesen Token gibt es nicht.',
  tokenUnknown:
    'Das ist kein gültiger Token. Schick einen als «Authorization: Bearer sch_…»; gemacht werden sie auf der Kontoseite.',
  tokenRevoked: 'Dieser Token wurde widerrufen.',
  tokenOver: 'Dieser Token ist abgelaufen.',
  scopeMissing: 'Dieser Token darf das nicht: Ihm fehlt das Recht {scope}.',
  tooManyRequests:
    'Zu viele Anfragen: Höchstens {limit, number} in einer Minute. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} wieder.',
  versionMoved: 'Die Partie hat sich inzwischen geändert: Sie ist bei Stand {revision}.',
  badIfMatch: 'If-Match nimmt das ETag der Partie oder ihren Stand in Anführungszeichen.',
  badCursor: 'Dieser Cursor führt nirgendwohin: Nimm das «next» der vorigen Seite derselben Liste.',
  badInput:
    'Was bei {path} steht, ist so nicht lesbar. Das Dokument unter /api/v1 sagt, was erwartet wird.',
  unknownKeys: 'Hier nicht bekannt: {keys}.',
  noSuchAddress:
    'Unter dieser Adresse ist nichts. Das Dokument unter /api/v1 zählt auf, was es gibt.',
  noSuchLeague: 'Diese Liga gibt es nicht.',
  noSuchSeason: 'Diese Saison gibt es nicht.',
  noSuchPlayer: 'Diese Spielerin oder diesen Spieler gibt es nicht.',
  searchFault:
    '{fault, select, words {Da ist kein Wort drin.} whose {Sag, wessen Partien: gewonnen und verloren brauchen einen Namen.} other {Der erste Tag liegt nach dem letzten.}}',
  docs: {
    title: 'Die Schnittstelle für Programme',
    what: 'Die Website eines Clubs, eine Anzeige in der Beiz oder ein Bot liest und schreibt hier Partien und liest Ligen, ihre Ranglisten und ihre Namen. Alles ist JSON.',
    whoHead: 'Wer darf',
    who: 'Öffentliche Ligen kann jeder lesen. Für alles andere schick einen Token von der Kontoseite mit: <code>Authorization: Bearer sch_…</code>. Er darf, was dein Konto darf, so weit seine Rechte gehen.',
    answersHead: 'Antworten',
    answers:
      'Eine Antwort ist <code>value</code> oder <code>error</code>, geformt wie die Ablehnungen der Tafel: <code>code</code> für Programme, <code>hand</code> und <code>path</code> für das Wo, <code>message</code> für Menschen, in der Sprache von Accept-Language. Der Status sagt dasselbe.',
    pagesHead: 'Seiten, Marken, Grenzen',
    pages:
      'Eine Liste hat <code>next</code>: Schick es als <code>cursor</code> für die folgende Seite, bis es null ist. Gelesenes trägt ein <code>ETag</code>: Mit <code>If-None-Match</code> kostet nichts, was sich nicht geändert hat; mit <code>If-Match</code> trifft eine Änderung nur die Partie, die du gesehen hast. Ein Token hat {limit, number} Anfragen in der Minute; <code>RateLimit-Remaining</code> sagt, wie viele bleiben.',
    document: 'All das als OpenAPI-Dokument',
    gamesHead: 'Partien',
    leaguesHead: 'Ligen und Namen',
    otherHead: 'Daneben',
    scope: 'Recht: {scope}',
    public: 'Für alle',
    parameters: 'In der Adresse',
    body: 'Gesendet wird',
    value: 'Antwort in value',
    example: 'Ein Beispiel',
    schemas: 'Was einen Namen hat',
  },
  statuses: {
    ok: 'Getan, oder was gefragt war.',
    same: 'Seither hat sich nichts geändert.',
    invalid: 'Die Anfrage ist nicht lesbar; path sagt, wo.',
    unauthorized: 'Der Token ist falsch, abgelaufen oder widerrufen.',
    forbidden: 'Das Konto oder der Token darf das nicht.',
    notFound: 'Das gibt es nicht, oder nicht für den, der fragt.',
    taken: 'Die Id gehört zu etwas anderem.',
    moved: 'Die Partie ist nicht beim Stand von If-Match; current zeigt sie, wie sie ist.',
    refused:
      'Von den Regeln abgelehnt, oder die Partie ist weiter: current zeigt sie dann, wie sie ist.',
    tooMany: 'Zu viele Anfragen; Retry-After sagt, wann es weitergeht.',
    internal: 'Ein Fehler von uns; er ist notiert.',
  },
  operations: {
    listGames:
      'Partien finden: die eigenen und die der eigenen Ligen, oder einer öffentlichen, wenn nach ihr gefragt ist. league=own lässt Ligen weg.',
    createGame:
      'Eine Partie beginnen. Die Id machst du selbst, 21 Zeichen; nochmals gesendet, kommt die Partie zurück, wie sie dann ist.',
    readGame: 'Eine Partie: Tisch, Spiele, Stand, und wer wer ist.',
    deleteGame: 'Eine Partie mit allen Spielen löschen, endgültig.',
    readRecord: 'Eine Partie als jass-record/1, für den Befehl tally.',
    listChanges:
      'Das Protokoll einer Partie nach einem Stand: jede Änderung, was vorher dastand, und von wem sie ist.',
    changeGame:
      'Ein Spiel eintragen, einfügen, korrigieren oder herausnehmen, rückgängig machen, wiederholen, beenden, wieder öffnen. Die Id machst du selbst; nochmals gesendet geschieht nichts zweimal.',
    followGame:
      'Einer Partie folgen, während gespielt wird: Server-Sent Events, zuerst was seit einem Stand verpasst wurde.',
    changeTable:
      'Am Tisch einer Partie: die Kreide nehmen, sagen, wie viele schreiben, einen Platz nehmen, ansagen.',
    changeLinks:
      'Die Links, mit denen andere Handys an den Tisch kommen, für die Leitung der Partie.',
    listLeagues: 'Die Ligen, zu denen man gehört.',
    readLeague: 'Eine Liga.',
    listPlayers: 'Wer in einer Liga spielt, nach Namen.',
    listSeasons: 'Die Saisons einer Liga, die letzte zuerst.',
    listEvenings: 'Die Abende einer Liga oder einer Saison, der letzte zuerst.',
    readStandings:
      'Die Rangliste einer Saison: Ränge, Zahlen, was Gleiche trennt, Abend für Abend, Paare und Wertungen.',
    readRatings: 'Die Wertungen einer Liga nach Jassart, die beste zuerst.',
    readPlayer:
      'Ein Name mit seinen Zahlen, aus der letzten Saison, aus einer bestimmten oder aus allen (season=all).',
    readDocument: 'Dieses Dokument.',
  },
  embed: {
    heading: 'Auf der eigenen Website',
    what: 'Die Rangliste, wie sie gerade steht, auf der Seite eures Clubs. Kopiert das hier hinein.',
    onlyPublic:
      'Nur eine öffentliche Liga kann auf anderen Websites stehen. Die Leitung öffnet sie unter Liga.',
    snippet: 'Zum Kopieren: Saison {season}',
    hint: 'theme ist light oder dark, language ist en, de, fr, it oder sv; ohne sie gilt, was die Lesenden eingestellt haben.',
    caption: '{league}, Saison {season}',
    after:
      '{evenings, plural, =0 {Noch ist nichts gespielt.} one {Nach # Abend} other {Nach # Abenden}}',
    hidden: 'Die Rangliste ist verdeckt, bis die Saison vorbei ist.',
    whole: 'Die ganze Rangliste',
  },
};
