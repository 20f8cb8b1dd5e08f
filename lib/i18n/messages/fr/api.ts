import type { api as en } from '../en/api';
import type { Translated } from '../translated';

export const api: Translated<typeof en> = {
  tokensNeedAccount:
    'Les jetons appartiennent à un compte : créez-en un ou connectez-vous d’abord.',
  tokenNameFault: 'Un jeton a besoin d’un nom de {most, number} caractères au plus.',
  tokenScopesFault: 'Choisissez ce que le jeton peut faire.',
  tooManyTokens: 'Vous avez {most, number} jetons, le maximum. Révoquez-en un d’abord.',
  noSuchToken: 'Ce jeton n’existe pas.',
  tokenUnknown:
    'Ce n’est pas un jeton valable. Envoyez-en un sous la forme « Authorization: Bearer sch_… » ; ils se créent sur la page du compte.',
  tokenRevoked: 'Ce jeton a été révoqué.',
  tokenOver: 'Ce jeton a expiré.',
  scopeMissing: 'Ce jeton ne peut pas faire cela : il lui manque le droit {scope}.',
  tooManyRequests:
    'Trop de requêtes : {limit, number} par minute au plus. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  versionMoved: 'La partie a changé entre-temps : elle en est à la révision {revision}.',
  badIfMatch: 'If-Match prend l’ETag de la partie, ou sa révision entre guillemets.',
  badCursor:
    'Ce curseur ne mène nulle part : prenez le « next » de la page précédente de la même liste.',
  badInput:
    'Ce qui se trouve à {path} n’est pas lisible ainsi. Le document sous /api/v1 dit ce qui est attendu.',
  unknownKeys: 'Inconnu ici : {keys}.{has, select, some { Connus : {known}.} other {}}',
  takes: {
    oneOf: '{path} prend l’un de ceux-ci : {values}.',
    range:
      '{path} prend {whole, select, yes {un nombre entier} other {un nombre}} de {least, number} à {most, number}.',
    from: '{path} prend {whole, select, yes {un nombre entier} other {un nombre}} à partir de {least, number}.',
    text: '{path} prend un texte de {least, plural, =0 {{most, number} caractères au plus} other {# à {most, number} caractères}}.',
    list: '{path} prend une liste de {most, number} au plus.',
    id: '{path} prend un identifiant : 21 lettres, chiffres, - et _, comme nanoid() en donne.',
    day: '{path} prend un jour, par exemple 2026-11-21.',
    moment: '{path} prend un instant en UTC, par exemple 2026-11-21T19:30:00Z.',
    kind: '{path} prend {kind, select, text {un texte} number {un nombre} whole {un nombre entier} boolean {true ou false} list {une liste} other {un objet}}.',
  },
  noSuchAddress: 'Il n’y a rien à cette adresse. Le document sous /api/v1 dit ce qu’il y a.',
  noSuchLeague: 'Cette ligue n’existe pas.',
  noSuchSeason: 'Cette saison n’existe pas.',
  noSuchPlayer: 'Ce joueur n’existe pas.',
  searchFaults: {
    words: 'Il n’y a pas de mot là-dedans.',
    whose: 'Dites les parties de qui : gagné et perdu demandent un joueur.',
    span: 'Le premier jour est après le dernier.',
  },
  docs: {
    title: 'L’interface pour les programmes',
    what: 'Le site d’un club, un affichage au restaurant ou un robot lit et écrit ici des parties, et lit les ligues, leurs classements et leurs joueurs. Tout est en JSON.',
    whoHead: 'Qui peut',
    who: 'Les ligues publiques sont lisibles par tout le monde. Pour le reste, envoyez un jeton créé sur la page du compte : <code>Authorization: Bearer sch_…</code>. Il peut faire ce que peut votre compte, dans les limites de ses droits.',
    answersHead: 'Réponses',
    answers:
      'Une réponse est <code>value</code>, ou <code>error</code> sous la forme des refus de l’ardoise : <code>code</code> pour les programmes, <code>hand</code> et <code>path</code> pour l’endroit, <code>message</code> pour les gens, dans la langue d’Accept-Language. Le statut dit la même chose.',
    pagesHead: 'Pages, ETag, limites',
    pages:
      'Une liste a <code>next</code> : envoyez-le comme <code>cursor</code> pour la page suivante, jusqu’à ce qu’il soit null. Les lectures portent un <code>ETag</code> : avec <code>If-None-Match</code>, ce qui n’a pas changé ne coûte rien ; avec <code>If-Match</code>, un changement ne touche que la partie que vous avez vue. Un jeton a {limit, number} requêtes par minute ; <code>RateLimit-Remaining</code> dit combien il en reste.',
    document: 'Tout cela comme document OpenAPI',
    gamesHead: 'Parties',
    leaguesHead: 'Ligues et joueurs',
    otherHead: 'En plus',
    scope: 'Droit : {scope}',
    public: 'Pour tous',
    parameters: 'Dans l’adresse',
    body: 'Envoyé',
    value: 'Répondu dans value',
    example: 'Un exemple',
    schemas: 'Types de données',
  },
  statuses: {
    ok: 'Fait, ou ce qui était demandé.',
    same: 'Rien n’a changé depuis.',
    invalid: 'La requête n’est pas lisible ; path dit où.',
    unauthorized: 'Le jeton est faux, expiré ou révoqué.',
    forbidden: 'Le compte ou le jeton ne peut pas faire cela.',
    notFound: 'Cela n’existe pas, ou pas pour qui demande.',
    taken: 'L’identifiant appartient à autre chose.',
    moved: 'La partie n’est pas à la révision d’If-Match ; current la donne telle qu’elle est.',
    refused:
      'Refusé par les règles, ou la partie a avancé : current la donne alors telle qu’elle est.',
    tooMany: 'Trop de requêtes ; Retry-After dit quand reprendre.',
    internal: 'Une erreur de notre part, qui a été notée.',
  },
  operations: {
    listGames:
      'Trouver des parties : les siennes et celles de ses ligues, ou d’une ligue publique si on la demande. league=own laisse les ligues de côté.',
    createGame:
      'Commencer une partie. L’identifiant est à vous, 21 caractères ; renvoyée, la partie revient telle qu’elle est alors.',
    readGame: 'Une partie : table, donnes, décompte, et qui est qui.',
    deleteGame: 'Supprimer une partie avec toutes ses donnes, pour de bon.',
    readRecord: 'Une partie sous forme de jass-record/1, pour la commande tally.',
    listChanges:
      'Le journal d’une partie après une révision : chaque changement, ce qu’il y avait avant, et de qui il est.',
    changeGame:
      'Inscrire, insérer, corriger ou retirer une donne, annuler, rétablir, terminer, rouvrir. L’identifiant est à vous ; renvoyé, rien n’arrive deux fois.',
    followGame:
      'Suivre une partie pendant qu’elle se joue : événements du serveur, d’abord ce qui a été manqué depuis une révision.',
    changeTable:
      'À la table d’une partie : prendre la craie, dire combien écrivent, prendre une place, annoncer.',
    changeLinks:
      'Les liens par lesquels d’autres téléphones viennent à la table, pour qui gère la partie.',
    listLeagues: 'Les ligues dont on fait partie.',
    readLeague: 'Une ligue.',
    listPlayers: 'Qui joue dans une ligue, par nom.',
    listSeasons: 'Les saisons d’une ligue, la dernière d’abord.',
    listEvenings: 'Les soirées d’une ligue ou d’une saison, la dernière d’abord.',
    readStandings:
      'Le classement d’une saison : rangs, chiffres, ce qui départage, soirée par soirée, paires et cotes.',
    readRatings: 'Les cotes d’une ligue par variante, la meilleure d’abord.',
    readPlayer:
      'Un joueur avec ses chiffres, de la dernière saison, d’une autre, ou de toutes (season=all).',
    readDocument: 'Ce document.',
  },
  embed: {
    heading: 'Sur votre propre site',
    what: 'Le classement du moment, sur la page de votre club. Copiez ceci dedans.',
    onlyPublic:
      'Seule une ligue publique peut figurer sur d’autres sites. Un responsable l’ouvre sous Ligue.',
    snippet: 'À copier : saison {season}',
    hint: 'theme est light ou dark, language est en, de, fr, it ou sv ; sans eux, les réglages du lecteur valent.',
    caption: '{league}, saison {season}',
    after:
      '{evenings, plural, =0 {Rien n’a encore été joué.} one {Après # soirée} other {Après # soirées}}',
    hidden: 'Le classement est caché jusqu’à la fin de la saison.',
    whole: 'Le classement complet',
  },
  fields: {
    hand: 'L’indice de la donne, ou null.',
    path: 'Le champ dont il s’agit ; vide pour le tout.',
    message: 'Pour les gens, dans leur langue.',
    current: 'La partie telle qu’elle est, si cela empêchait un changement.',
    entry:
      'Ce qui a été écrit pour une donne, avec les champs de jass-record/1 pour la variante. Les places et les camps se comptent à partir de 0. Dans une partie de chaque variante :',
    options: 'Seulement ce qui diffère des réglages de la variante.',
    firstDealer: 'La place qui donne d’abord, à partir de 0.',
    by: 'Le changement qui l’a écrite en dernier ; une correction le nomme.',
    lid: 'Terminée ou rouverte à la main, contre les règles ; sinon null.',
    step: 'Ce qu’un changement a fait : ce qu’il y avait avant, et après.',
    done: 'Ce qu’annuler reprendrait, le dernier à la fin.',
    undone: 'Ce que rétablir referait, le prochain à la fin.',
    revision: 'Combien de changements ont été faits.',
    ranking: 'Camps groupés par rang, le meilleur d’abord.',
    over: 'Terminée, par les règles ou à la main.',
    sides: 'Comme totals et winners les comptent.',
    playedOn: 'Le jour, si l’on n’en sait pas plus.',
    lookedTo:
      'Présent si la recherche s’est arrêtée tôt : elle a regardé jusque-là, next continue.',
    record: 'Un jass-record/1, prêt pour la commande tally.',
    revisionAfter: 'De la partie après ce changement.',
    revisionNow: 'De la partie maintenant.',
    nextAfter: 'À envoyer comme after ; null après le dernier.',
    who: 'De qui il est, autant qu’on peut le savoir.',
    role: 'Null si la ligue est seulement publique.',
    evening: 'La prochaine soirée, sinon la dernière.',
    joinedOn: 'Null pour toujours.',
    endsOn: 'Le dernier jour, compris.',
    running: 'Parties qui ne sont pas terminées.',
    rowId: 'L’identifiant du joueur ; d’une paire les deux, joints par +.',
    rank: 'Les égaux le partagent ; null si non classé.',
    movement: 'Places gagnées depuis la dernière soirée ; null si nouveau.',
    gap: 'Retard sur le premier.',
    tieBreak: 'Ce qui a départagé cette ligne d’une égale.',
    pairs: 'Si les partenaires comptent ensemble ; sinon null.',
    open: 'Parties de la saison en cours, qui ne comptent pas encore.',
    ratedAfter: 'La dernière soirée qu’elles comprennent.',
    seasons: 'Saisons de la ligue, ou années.',
    season: 'Celle qui est montrée ; null pour toutes.',
    isCut: 'Seules les dernières parties ont été regardées.',
  },
};
