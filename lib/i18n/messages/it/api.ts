import type { api as en } from '../en/api';
import type { Translated } from '../translated';

export const api: Translated<typeof en> = {
  tokensNeedAccount: 'I token appartengono a un account: prima registrati o accedi.',
  tokenNameFault: 'Un token ha bisogno di un nome di {most, number} caratteri al massimo.',
  tokenScopesFault: 'Scegli che cosa può fare il token.',
  tooManyTokens: 'Hai {most, number} token, il massimo. Prima revocane uno.',
  noSuchToken: 'Questo token non esiste.',
  tokenUnknown:
    'Non è un token valido. Mandane uno come «Authorization: Bearer sch_…»; si creano nella pagina dell’account.',
  tokenRevoked: 'Questo token è stato revocato.',
  tokenOver: 'Questo token è scaduto.',
  scopeMissing: 'Questo token non può farlo: gli manca il permesso {scope}.',
  tooManyRequests:
    'Troppe richieste: {limit, number} al minuto al massimo. Riprova tra {seconds, plural, one {# secondo} other {# secondi}}.',
  versionMoved: 'La partita nel frattempo è cambiata: è alla revisione {revision}.',
  badIfMatch: 'If-Match vuole l’ETag della partita, o la sua revisione tra virgolette.',
  badCursor:
    'Questo cursore non porta da nessuna parte: prendi il «next» della pagina precedente della stessa lista.',
  badInput:
    'Quello che c’è in {path} non è leggibile così. Il documento in /api/v1 dice che cosa ci si aspetta.',
  unknownKeys: 'Qui non si conosce: {keys}.',
  noSuchAddress:
    'A questo indirizzo non c’è niente. Il documento in /api/v1 elenca quello che c’è.',
  noSuchLeague: 'Questa lega non esiste.',
  noSuchSeason: 'Questa stagione non esiste.',
  noSuchPlayer: 'Questo giocatore non esiste.',
  searchFault:
    '{fault, select, words {Qui non c’è nessuna parola.} whose {Di’ le partite di chi: vinte e perse vogliono un giocatore.} other {Il primo giorno è dopo l’ultimo.}}',
  docs: {
    title: 'L’interfaccia per i programmi',
    what: 'Il sito di un circolo, uno schermo al ristorante o un bot legge e scrive qui le partite, e legge le leghe, le classifiche e i giocatori. Tutto è JSON.',
    whoHead: 'Chi può',
    who: 'Le leghe pubbliche le può leggere chiunque. Per il resto manda un token creato nella pagina dell’account: <code>Authorization: Bearer sch_…</code>. Può quello che può il tuo account, fin dove arrivano i suoi permessi.',
    answersHead: 'Risposte',
    answers:
      'Una risposta è <code>value</code>, oppure <code>error</code> nella forma dei rifiuti della lavagna: <code>code</code> per i programmi, <code>hand</code> e <code>path</code> per il dove, <code>message</code> per le persone, nella lingua di Accept-Language. Lo stato dice lo stesso.',
    pagesHead: 'Pagine, segni, limiti',
    pages:
      'Una lista ha <code>next</code>: mandalo come <code>cursor</code> per la pagina seguente, finché è null. Le letture portano un <code>ETag</code>: con <code>If-None-Match</code> quello che non è cambiato non costa niente; con <code>If-Match</code> una modifica tocca solo la partita che hai visto. Un token ha {limit, number} richieste al minuto; <code>RateLimit-Remaining</code> dice quante ne restano.',
    document: 'Tutto questo come documento OpenAPI',
    gamesHead: 'Partite',
    leaguesHead: 'Leghe e giocatori',
    otherHead: 'Inoltre',
    scope: 'Permesso: {scope}',
    public: 'Per tutti',
    parameters: 'Nell’indirizzo',
    body: 'Si manda',
    value: 'Risposta in value',
    example: 'Un esempio',
    schemas: 'Quello che ha un nome',
  },
  statuses: {
    ok: 'Fatto, o quello che si chiedeva.',
    same: 'Da allora non è cambiato niente.',
    invalid: 'La richiesta non è leggibile; path dice dove.',
    unauthorized: 'Il token è sbagliato, scaduto o revocato.',
    forbidden: 'L’account o il token non può farlo.',
    notFound: 'Non esiste, o non per chi chiede.',
    taken: 'L’id appartiene a qualcos’altro.',
    moved: 'La partita non è alla revisione di If-Match; current la dà com’è.',
    refused: 'Rifiutato dalle regole, o la partita è andata avanti: allora current la dà com’è.',
    tooMany: 'Troppe richieste; Retry-After dice quando riprendere.',
    internal: 'Un errore nostro, che è stato annotato.',
  },
  operations: {
    listGames:
      'Trovare partite: le proprie e quelle delle proprie leghe, o di una lega pubblica se la si chiede. league=own lascia fuori le leghe.',
    createGame:
      'Iniziare una partita. L’id lo fai tu, 21 caratteri; se la rimandi, torna la partita com’è in quel momento.',
    readGame: 'Una partita: tavolo, mani, conto, e chi è chi.',
    deleteGame: 'Eliminare una partita con tutte le mani, per sempre.',
    readRecord: 'Una partita come jass-record/1, per il comando tally.',
    listChanges:
      'Il registro di una partita dopo una revisione: ogni modifica, che cosa c’era prima, e di chi è.',
    changeGame:
      'Registrare, inserire, correggere o togliere una mano, annullare, ripetere, finire, riaprire. L’id lo fai tu; se lo rimandi non succede niente due volte.',
    followGame:
      'Seguire una partita mentre si gioca: eventi dal server, prima quello che è sfuggito da una revisione in poi.',
    changeTable:
      'Al tavolo di una partita: prendere il gesso, dire quanti scrivono, prendere un posto, dichiarare.',
    changeLinks: 'I link con cui altri telefoni arrivano al tavolo, per chi gestisce la partita.',
    listLeagues: 'Le leghe di cui si fa parte.',
    readLeague: 'Una lega.',
    listPlayers: 'Chi gioca in una lega, per nome.',
    listSeasons: 'Le stagioni di una lega, l’ultima per prima.',
    listEvenings: 'Le serate di una lega o di una stagione, l’ultima per prima.',
    readStandings:
      'La classifica di una stagione: posti, cifre, che cosa separa i pari, serata per serata, coppie e rating.',
    readRatings: 'I rating di una lega per variante, il migliore per primo.',
    readPlayer:
      'Un giocatore con le sue cifre, dell’ultima stagione, di una precisa, o di sempre (season=all).',
    readDocument: 'Questo documento.',
  },
  embed: {
    heading: 'Sul vostro sito',
    what: 'La classifica del momento, nella pagina del vostro circolo. Copiate questo.',
    onlyPublic: 'Solo una lega pubblica può stare su altri siti. Un responsabile la apre in Lega.',
    snippet: 'Da copiare: stagione {season}',
    hint: 'theme è light o dark, language è en, de, fr, it o sv; senza, le impostazioni di chi legge.',
    caption: '{league}, stagione {season}',
    after:
      '{evenings, plural, =0 {Non si è ancora giocato niente.} one {Dopo # serata} other {Dopo # serate}}',
    hidden: 'La classifica è nascosta fino alla fine della stagione.',
    whole: 'La classifica completa',
  },
};
