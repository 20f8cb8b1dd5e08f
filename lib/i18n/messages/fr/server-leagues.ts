import type { serverLeagues as en } from '../en/server-leagues';
import type { Translated } from '../translated';

export const serverLeagues: Translated<typeof en> = {
  foundNeedsAccount:
    'Une ligue appartient à un compte : créez-en un ou connectez-vous, puis fondez-la.',
  restoreNeedsAccount:
    'Une ligue appartient à un compte : créez-en un ou connectez-vous, puis restaurez-la.',
  roleNeedsAccount:
    'Un rôle dans une ligue appartient à un compte : créez-en un ou connectez-vous d’abord.',
  nameMissing: 'Une ligue a besoin d’un nom.',
  nameTooLong:
    'Le nom a {length, number} caractères ; celui d’une ligue en a {most, number} au plus.',
  nameLetters: 'Un nom s’écrit avec des lettres.',
  typeToDelete: 'La ligue s’appelle {name}. Écrivez cela pour la supprimer.',
  claimTaken:
    '{name} appartient entre-temps à un autre compte. Un responsable de la ligue peut libérer le nom.',
  claimOther:
    'Vous êtes déjà {name} dans cette ligue. Libérez d’abord ce nom, ou demandez que les deux soient réunis.',
  claimedAlready: '{name} appartient déjà à un compte. Libérez d’abord le nom.',
  yoursAlready: 'La ligue est déjà à vous. Choisissez un autre membre.',
  lastOwner:
    'Une ligue a au moins un responsable. Nommez d’abord un autre membre, ou supprimez la ligue.',
  notMember: 'Vous n’avez aucun rôle dans cette ligue.',
  invitationGone:
    'Cette invitation n’est plus valable. Demandez-en une nouvelle à qui l’a envoyée.',
  seasonName: 'Une saison a besoin d’un nom, par exemple 2026 ou Hiver.',
  seasonOrder: 'La saison se termine le {end}, avant de commencer le {start}.',
  seasonVariants: 'Rien ne compte encore : choisissez au moins une variante.',
  seasonBeginsLater: 'Il y a une soirée le {day} ; la saison ne commence pas plus tard.',
  seasonEndsEarlier: 'Il y a une soirée le {day} ; la saison ne se termine pas plus tôt.',
  seasonHasGames:
    '{games, plural, one {# partie appartient à cette saison. Supprimez-la d’abord.} other {# parties appartiennent à cette saison. Supprimez-les d’abord.}}',
  seasonClosed: 'La saison {name} est close. Un responsable de la ligue peut la rouvrir.',
  houseRule: 'Les règles maison de la saison disent {option} : {house}, pas {table}.',
  eveningThere: 'Il y a déjà une soirée le {day}.',
  eveningHasGames:
    '{games, plural, one {# partie appartient à cette soirée. Supprimez-la d’abord.} other {# parties appartiennent à cette soirée. Supprimez-les d’abord.}}',
  eveningOutside: 'La saison {name} va du {start} au {end} ; le {day} est en dehors.',
  namesMissing: 'Écrivez un nom, ou un par ligne.',
  nameOfOther: 'Le nom {name} appartient déjà à {other}. Choisissez-en un autre.',
  nameThere:
    'Il y a déjà un joueur nommé {name}. Si les deux sont une même personne, réunissez-les.',
  daysOrder: 'Le dernier jour, {last}, est avant le premier, {first}.',
  staysForGames:
    '{name} a joué {games, plural, one {# partie et reste à cause d’elle} other {# parties et reste à cause d’elles}}. Donnez plutôt un dernier jour, ou réunissez le nom à un autre.',
  staysForMerged:
    '{count, plural, one {{names} est réuni à {name}. Annulez cela d’abord.} other {{names} sont réunis à {name}. Annulez cela d’abord.}}',
  oneName: '{name} est un seul nom. Choisissez-en un autre.',
  mergedAlready: '{name} est déjà réuni à {other}. Réunissez {other}, ou annulez cela d’abord.',
  satTogether:
    '{one} et {other} ont joué une même partie, {variant} le {day} avec {players}. Une personne a une place.',
  twoAccounts: '{names} appartiennent à deux comptes. Libérez d’abord l’un des noms.',
  tooFewPresent:
    '{present, plural, =0 {Personne n’est noté présent ; une table a besoin de {least}.} one {Seul # joueur est noté présent ; une table en a besoin de {least}.} other {Seuls # joueurs sont notés présents ; une table en a besoin de {least}.}}',
  sheetChanged:
    'Quelqu’un d’autre a changé les tables entre-temps. Les voici telles qu’elles sont maintenant.',
  tableName: 'Table {number}',
  tableNeedsName: 'La table {number} a besoin d’un nom.',
  tableSeats: '{name} a {seats} places ; ce qu’on y joue en demande {sizes}.',
  twoPlaces: '{name} est assis à deux places ; une fois suffit.',
};
