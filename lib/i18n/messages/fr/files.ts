import type { files as en } from '../en/files';
import type { Translated } from '../translated';

export const files: Translated<typeof en> = {
  title: 'Fichiers',
  backLeague: 'Ligue',
  seasons: 'Saisons',
  seasonsLine:
    'Le classement en tableau qui s’ouvre dans Excel, en JSON, ou sur une feuille à afficher. Ce qu’un classement cache reste caché ici aussi.',
  season: {
    tableCsv: 'Classement (CSV)',
    tableJson: 'Classement (JSON)',
    gamesCsv: 'Parties (CSV)',
    gamesZip: 'Parties (ZIP)',
    print: 'Imprimer',
    of: '{what}, saison {season}',
  },
  games: 'Toutes les parties',
  gamesLine:
    'Un tableau avec une ligne par place, ou les parties elles-mêmes, donne par donne, à garder ou à importer ailleurs.',
  backup: 'Sauvegarde',
  backupLine:
    'Toute la ligue dans un fichier : joueurs, saisons, soirées, chaque partie avec ses corrections. Aucune adresse e-mail n’y figure. On peut en restaurer la ligue, ici si elle a été supprimée, ou sur une autre installation.',
  backupKey: 'Télécharger la sauvegarde',
  restore: 'Restaurer une ligue',
  rebuild: 'Recalculer tous les chiffres',
  rebuildLine:
    'Résultats, classements et cotes découlent des donnes à chaque changement. Ceci les recalcule tous, si vous avez un doute, et dit ce qui n’était pas juste.',
  import: 'Importer des parties',
  importLine:
    'Des parties enregistrées en fichiers entrent dans la ligue. Ce qui est déjà là est laissé de côté, ce qui ne peut être compté est refusé avec la raison. Elles gardent les règles avec lesquelles elles ont été jouées.',
  importOwn:
    'Vos propres parties s’importent avec le ZIP que donne <link>Importer et exporter des parties</link>.',
  noSeason:
    'Il n’y a pas de saison à laquelle elles pourraient appartenir. Un responsable en crée une sous « Saisons ».',
  soFar: 'Travaux jusqu’ici',
  formats: {
    csv: 'Tableau (CSV)',
    zip: 'Parties (ZIP)',
    ndjson: 'Parties (NDJSON)',
    json: 'Tout (JSON)',
    line: 'Le ZIP garde le jour de chaque partie dans le nom du fichier, le JSON garde jour et notes ; le NDJSON n’a que les donnes, sans le jour. ZIP et JSON peuvent être réimportés, ici ou dans une ligue.',
  },
  form: {
    file: 'Fichier',
    hint: 'Une partie (.json), une par ligne (.ndjson), plusieurs dans un .zip, « Tout (JSON) », ou les données d’un compte. 20 Mo au plus.',
    missing: 'Choisissez d’abord un fichier.',
    key: 'Importer',
    where: 'Où',
    byDay: 'À la soirée de leur jour',
    season: 'Saison {name}',
    oneEvening: 'Toutes à une soirée',
    day: 'Jour',
    dayHint:
      'Pour les parties dont le nom de fichier ne le dit pas, comme 2026-11-21-mittlere.json. Sans jour, elles ont été jouées aujourd’hui.',
    dayHintLeague:
      'Pour les parties dont le nom de fichier ne le dit pas, comme 2026-11-21-mittlere.json. Les soirées qui manquent sont créées.',
    unfinished: 'Parties inachevées',
    run: 'Les continuer',
    runLine: 'Elles restent ouvertes ; on peut y ajouter des donnes.',
    finish: 'Les finir avec leur dernière donne',
    finishLine: 'Elles comptent telles quelles. À choisir pour d’anciennes parties.',
  },
  inOut: {
    title: 'Importer et exporter des parties',
    back: 'Parties',
    importLine:
      'Des parties enregistrées en fichiers deviennent ici les vôtres, donne par donne, comme si vous les aviez inscrites. Ce qui est déjà là est laissé de côté, ce qui ne peut être compté est refusé avec la raison.',
    soFar: 'Imports jusqu’ici',
    take: 'Emporter vos parties',
    takeLine:
      'Toutes vos parties qui n’appartiennent à aucune ligue. Pour les avoir dans une ligue, téléchargez le ZIP et importez-le sur la page « Fichiers » de la ligue.',
  },
  restoring: {
    back: 'Ligues',
    line: 'Une sauvegarde fait revenir une ligue entière : ses joueurs et noms réunis, saisons, soirées, chaque partie avec ses corrections et qui les a faites. Elle vous appartient alors. Si la ligue est encore là, rien n’est changé.',
    file: 'Sauvegarde',
    hint: 'Le fichier ZIP qu’un responsable a téléchargé des fichiers de la ligue. 100 Mo au plus.',
    missing: 'Choisissez d’abord une sauvegarde.',
    key: 'Restaurer',
    soFar: 'Jusqu’ici',
  },
  work: {
    title: 'Longs travaux',
    all: 'Tous les longs travaux',
    none: 'Rien encore. Ici figurent les imports, les ligues restaurées et les chiffres recalculés, où ils en sont et ce qu’ils ont donné.',
    latest: 'Les derniers d’abord',
    progress: 'Progression',
    waiting: 'Attend la fin de ce qui a commencé avant',
    leave: 'Vous pouvez quitter cette page et y revenir : le travail continue tout seul.',
    running: '{status} : {far}',
    report: 'Télécharger le rapport',
  },
  report: {
    imported: 'importées',
    there: 'déjà là',
    refused: 'refusées',
    nothing: 'Rien n’a été importé.',
    refusedTitle: 'Refusées',
    why: 'Refusées, et pourquoi',
    times: '{times, number} fois : {why}',
    notShown:
      '{more, plural, one {# autre n’est pas montrée.} other {# autres ne sont pas montrées.}}',
    inFile: 'Le rapport en fichier en nomme {named, number}.',
    restored:
      '{league} est de nouveau là, avec {games, plural, one {# partie} other {# parties}} sur {evenings, plural, one {# soirée} other {# soirées}} et {players, plural, one {# joueur} other {# joueurs}}. Vous en êtes responsable : invitez les autres, et ils pourront reprendre leur nom.',
    toLeague: 'Vers la ligue',
    rebuilt:
      '{games, plural, one {# partie} other {# parties}} et {evenings, plural, one {# soirée} other {# soirées}} ont été vérifiées.',
    allRight: 'Tout était comme le disent les donnes.',
    differed: 'Ceci n’était pas comme le disent les donnes, et l’est maintenant :',
    cache: '{count, number} {what}',
    left: 'Laissées telles quelles',
  },
};
