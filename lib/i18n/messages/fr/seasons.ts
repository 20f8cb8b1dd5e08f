import type { seasons as en } from '../en/seasons';
import type { Translated } from '../translated';

export const seasons: Translated<typeof en> = {
  title: 'Saisons',
  none: 'Pas encore de saison. Une saison dit de quand à quand les parties comptent, lesquelles et comment.',
  over: '(terminée)',
  line: 'du {from} au {to}, {evenings, plural, one {# soirée} other {# soirées}}, {variants}',
  change: 'Modifier',
  changeNamed: 'Modifier la saison {name}',
  fresh: 'Nouvelle saison',
  all: 'Toutes les saisons',
  changeOne: 'Modifier la saison',
  named: 'Saison {name}',
  ofLeague: 'Saisons : {league}',
  edit: {
    title: 'Modifier la saison',
    close: 'Clore',
    closeLine:
      'Termine la saison avant son dernier jour : plus rien n’est caché et aucune partie ne peut commencer. Les parties peuvent encore être corrigées.',
    closeKey: 'Clore la saison',
    open: 'Rouvrir',
    openLine: 'La saison a été close à la main. Rouvrez-la pour continuer à jouer.',
    openKey: 'Rouvrir la saison',
    closeSure: 'Clore',
    openSure: 'Rouvrir',
    leave: 'Ne rien changer',
    delete: 'Supprimer',
    deleteLine: 'Seule une saison sans parties peut être supprimée.',
    deleteKey: 'Supprimer la saison',
    deleteSure: 'Supprimer',
    keep: 'La garder',
  },
  form: {
    name: 'Nom',
    nameHint: 'Comme le club l’appelle : 2026, ou Hiver.',
    startsOn: 'Premier jour',
    endsOn: 'Dernier jour',
    counts: 'Qu’est-ce qui compte ?',
    countsLine:
      'On peut jouer autre chose aussi lors d’une soirée ; le classement n’en tient pas compte.',
    houseRules: 'Règles maison',
    houseRulesLine:
      'Là où elles sont fixées, chaque partie de la saison se joue ainsi ; une partie garde celles de son début.',
    setRules: 'Fixer les règles de {variant}',
    save: 'Enregistrer la saison',
    make: 'Créer la saison',
    dayFault: 'Un jour s’écrit ainsi : 2026-11-21.',
    rulesTooLong: 'Les règles maison sont trop longues.',
    nameTooLong: 'Le nom d’une saison a 60 caractères au plus.',
  },
  table: {
    label: 'Classement',
    caption: 'Saison {name}, après {evenings, plural, one {# soirée} other {# soirées}}',
    pairsCaption:
      'Paires de la saison {name}, après {evenings, plural, one {# soirée} other {# soirées}}',
    pairs: 'Paires',
    after:
      'Après {evenings, plural, one {# soirée} other {# soirées}}. Chaque chiffre mène aux parties qui le donnent.',
    dropped: 'Barré : ne compte pas.',
    star: 'Avec une étoile : pour une soirée manquée.',
    mean: 'Moyenne : des résultats qui comptent. Meilleur, pire, gagnées et les autres chiffres : de tous.',
    open: '<link>{games, plural, one {# partie} other {# parties}} ({when})</link> {games, plural, one {est encore ouverte et ne compte pas encore.} other {sont encore ouvertes et ne comptent pas encore.}}',
    evenings: '{evenings, plural, one {# soirée} other {# soirées}}',
    hidden:
      'Le classement est caché dès la soirée n° {number} ({day}), jusqu’à la fin de la saison. {isFirst, select, yes {} other {Le voici tel qu’il était avant.}}',
    look: 'Le regarder quand même',
    looking: 'Vous voyez un classement caché pour tous les autres.',
    hide: 'Le cacher de nouveau',
    print: 'Imprimer',
  },
  empty: {
    unfinished:
      'Aucune partie de cette saison n’est encore terminée. Le classement se remplit dès la première.',
    evening:
      'Rien n’a encore été joué. Tout commence par une soirée : un jour, qui est là et qui est assis où.',
    names:
      'Rien n’a encore été joué. Tout commence par les noms de ceux qui jouent, puis une soirée : un jour, qui est là et qui est assis où.',
    toEvenings: 'Vers les soirées',
    plan: 'Prévoir la première soirée',
    players: 'Noter qui joue',
  },
  print: {
    title: 'Imprimer',
    named: 'Imprimer la saison {name}',
    page: 'La page',
    paper: {
      portrait: 'Une page A4 en portrait, comme ci-dessous.',
      landscape: 'Une page A4 en paysage, comme ci-dessous.',
    },
    after: 'Saison {name}, après {evenings, plural, one {# soirée} other {# soirées}} ({day})',
    before: 'Saison {name}, avant la première soirée',
    finals: 'Les finales comptent {times, number} fois.',
    hidden: 'Caché dès le {day} jusqu’à la fin de la saison.',
  },
};
