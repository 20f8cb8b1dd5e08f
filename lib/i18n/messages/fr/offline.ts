import type { offline as en } from '../en/offline';
import type { Translated } from '../translated';

export const offline: Translated<typeof en> = {
  notSent:
    '{count, plural, one {# pas encore envoyée ; gardée sur ce téléphone} other {# pas encore envoyées ; gardées sur ce téléphone}}',
  notKept:
    '{count, plural, one {# pas encore envoyée, et ce navigateur ne garde rien : laissez cette page ouverte} other {# pas encore envoyées, et ce navigateur ne garde rien : laissez cette page ouverte}}',
  held: '{count, plural, one {# gardée sur ce téléphone, pas envoyée.} other {# gardées sur ce téléphone, pas envoyées.}} {why}',
  notStarted: 'Pas de connexion : la partie n’a pas été commencée. Réessayez.',
  otherAccount:
    'C’est une autre personne, connectée alors sur ce téléphone, qui l’a inscrit. Ce sera envoyé quand elle se reconnectera ici.',
  refused: {
    youEntered: 'Vous avez inscrit {points}.',
    hand: 'Donne {hand}',
    notTaken: 'Pas inscrite : quelqu’un d’autre avait la craie.',
    chalkFirst: 'Prenez la craie pour décider.',
    there: 'Là-bas, maintenant :',
    yours: 'Chez vous :',
    replace: 'J’ai raison : remplacer la donne {hand}',
    enterAs: 'Inscrire la mienne comme donne {hand}',
    leave: 'Laisser tel quel',
    game: 'Le serveur n’a pas pris cette partie : {why}',
    elsewhere:
      'Un autre téléphone a déjà commencé cette partie ; elle est dans la liste des parties.',
    kept: 'Ce qui a été inscrit ici reste sur ce téléphone et peut être lu.',
    startAgain: 'En faire une partie à part',
    throwAway: 'Jeter',
    sure: 'Jeter avec toutes ses donnes',
    keep: 'Garder',
  },
  replaced: {
    title: 'La donne {hand} a été corrigée ailleurs',
    before: 'Vous aviez :',
    read: 'D’accord',
  },
  waiting: {
    title: 'Pas encore envoyé',
    entries: '{count, plural, one {# inscription} other {# inscriptions}}',
    now: 'Envoyer maintenant',
    throwAway: 'Jeter',
    sure: 'Jeter pour de bon',
    keep: 'Garder',
  },
  update: {
    there: 'Une nouvelle version est prête.',
    take: 'L’utiliser maintenant',
  },
  signOut: {
    unsent:
      '{count, plural, one {# inscription n’est pas encore envoyée. Elle reste sur ce téléphone et sera envoyée quand vous vous reconnecterez ici.} other {# inscriptions ne sont pas encore envoyées. Elles restent sur ce téléphone et seront envoyées quand vous vous reconnecterez ici.}}',
    anyway: 'Se déconnecter quand même',
  },
  shell: {
    offline: 'Pas de réseau. Voici ce qui marche quand même.',
    isBack: 'Le réseau est revenu.',
    load: 'Charger la page',
    games: 'Parties',
    newGame: 'Nouvelle partie',
    rules: 'Règles',
    start: 'Accueil',
    running: 'En cours',
    finished: 'Terminées',
    hands: '{count, plural, one {# donne inscrite} other {# donnes inscrites}}',
    none: 'Pas encore de parties sur ce téléphone. Commencez-en une : elle reste ici et sera envoyée dès qu’il y aura du réseau.',
    again: 'La même table encore une fois',
    noGame:
      'Cette partie n’est pas sur ce téléphone. Sans réseau, on peut ouvrir ce qui a déjà été ouvert avec.',
    elsewhereTitle: 'Pas sans réseau',
    elsewhere:
      'Cette page n’existe qu’avec le réseau. Les parties se jouent et se lisent sans lui, les règles aussi.',
    tryAgain: 'Réessayer',
    language: 'La langue pourra être changée au retour du réseau.',
    openSlate: 'Ouvrir l’ardoise',
    stillRunning: 'Encore en cours',
  },
};
