import type { serverAccount as en } from '../en/server-account';
import type { Translated } from '../translated';

export const serverAccount: Translated<typeof en> = {
  signInFirst: 'Connectez-vous d’abord : il faut un compte pour cela.',
  signInToDownload: 'Connectez-vous pour télécharger vos données.',
  deleteNeedsAccount: 'Connectez-vous d’abord : seul un compte peut être supprimé.',
  tooManyTries: 'Trop d’essais. Réessayez dans un quart d’heure.',
  wrongPassword: 'Ce n’est pas votre mot de passe.',
  sameAddress: '{email} est déjà votre adresse.',
  passwordChanged: 'Le mot de passe a été changé ailleurs entre-temps.',
  onlyWayIn: 'C’est le seul accès à votre compte. Choisissez d’abord un mot de passe.',
  linkVoid:
    'Ce lien n’est plus valable : il sert une fois, pendant un jour, et seul le dernier compte.',
  addressTaken: '{email} a déjà un compte. Connectez-vous avec.',
  notSent: 'Aucun message n’a pu être envoyé à {email}. Rien n’a été changé ; réessayez plus tard.',
  tooManyMessages:
    'Trop de messages ont été envoyés à cette adresse. Réessayez dans un quart d’heure.',
  signedInAlready: 'Vous êtes déjà connecté. Déconnectez-vous d’abord.',
  deleteWord: 'supprimer',
  typeToDelete: 'Pour supprimer le compte, écrivez {expected}.',
  onlyOwner:
    '{count, plural, one {Vous êtes seul responsable de {leagues}. Nommez-y quelqu’un d’autre, ou supprimez la ligue, puis votre compte.} other {Vous êtes seul responsable de {leagues}. Nommez-y quelqu’un d’autre, ou supprimez les ligues, puis votre compte.}}',
  emailLength: 'Une adresse e-mail a {most} caractères au plus.',
  emailShape: 'Ce n’est pas une adresse e-mail ; une adresse ressemble à anna@example.org.',
  nameMissing: 'Dites sous quel nom les autres vous connaissent.',
  nameLength: 'Un nom a {most} caractères au plus.',
  nameLetters: 'Un nom s’écrit avec des lettres.',
  passwordShort: 'Un mot de passe a {least} caractères au moins.',
  passwordLong: 'Un mot de passe a {most} caractères au plus.',
  passwordGuessed:
    'Ce mot de passe est parmi les premiers que l’on essaie. Choisissez-en un autre.',
};
