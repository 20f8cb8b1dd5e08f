import type { offline as en } from '../en/offline';
import type { Translated } from '../translated';

export const offline: Translated<typeof en> = {
  notSent:
    '{count, plural, one {# non ancora inviata; tenuta su questo telefono} other {# non ancora inviate; tenute su questo telefono}}',
  notKept:
    '{count, plural, one {# non ancora inviata, e questo browser non conserva nulla: lascia aperta la pagina} other {# non ancora inviate, e questo browser non conserva nulla: lascia aperta la pagina}}',
  held: '{count, plural, one {# tenuta su questo telefono, non inviata.} other {# tenute su questo telefono, non inviate.}} {why}',
  notStarted: 'Nessuna connessione: la partita non è stata iniziata. Riprova.',
  otherAccount:
    'È stato scritto da un’altra persona che aveva fatto l’accesso su questo telefono. Verrà inviato quando accederà di nuovo qui.',
  refused: {
    youEntered: 'Hai scritto {points}.',
    hand: 'Mano {hand}',
    notTaken: 'Non registrata: il gesso ce l’aveva qualcun altro.',
    chalkFirst: 'Prendi il gesso per decidere.',
    there: 'Ora lì c’è:',
    yours: 'La tua:',
    replace: 'La mia è giusta: sostituisci la mano {hand}',
    enterAs: 'Scrivi la mia come mano {hand}',
    leave: 'Lascia com’è',
    game: 'Il server non ha accettato questa partita: {why}',
    elsewhere:
      'Un altro telefono ha già iniziato questa partita; si trova nell’elenco delle partite.',
    kept: 'Quello che è stato scritto qui resta su questo telefono e si può leggere.',
    startAgain: 'Iniziala come partita a sé',
    throwAway: 'Butta via',
    sure: 'Butta via con tutte le mani',
    keep: 'Tieni',
  },
  replaced: {
    title: 'La mano {hand} è stata corretta altrove',
    before: 'Tu avevi:',
    read: 'Va bene',
  },
  waiting: {
    title: 'Non ancora inviato',
    entries: '{count, plural, one {# registrazione} other {# registrazioni}}',
    now: 'Invia ora',
    throwAway: 'Butta via',
    sure: 'Butta via per sempre',
    keep: 'Tieni',
  },
  update: {
    there: 'C’è una nuova versione.',
    take: 'Usala ora',
  },
  signOut: {
    unsent:
      '{count, plural, one {# registrazione non è ancora inviata. Resta su questo telefono e verrà inviata quando accederai di nuovo qui.} other {# registrazioni non sono ancora inviate. Restano su questo telefono e verranno inviate quando accederai di nuovo qui.}}',
    anyway: 'Esci lo stesso',
  },
  shell: {
    offline: 'Nessuna rete. Ecco quello che c’è su questo telefono.',
    isBack: 'La rete è tornata.',
    load: 'Carica la pagina',
    games: 'Partite',
    newGame: 'Nuova partita',
    rules: 'Regole',
    start: 'Inizio',
    running: 'In corso',
    finished: 'Finite',
    hands: '{count, plural, one {# mano registrata} other {# mani registrate}}',
    none: 'Ancora nessuna partita su questo telefono. Iniziane una: resta qui e viene inviata appena c’è rete.',
    again: 'Lo stesso tavolo di nuovo',
    noGame:
      'Questa partita non è su questo telefono. Senza rete si apre quello che è già stato aperto con la rete.',
    elsewhereTitle: 'Non senza rete',
    elsewhere:
      'Questa pagina c’è solo con la rete. Le partite si giocano e si leggono anche senza, e così le regole.',
    tryAgain: 'Riprova',
    language: 'La lingua si può cambiare quando torna la rete.',
    openSlate: 'Apri la lavagna',
    stillRunning: 'Ancora in corso',
  },
};
