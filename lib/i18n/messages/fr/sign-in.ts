import type { signIn as en } from '../en/sign-in';
import type { Translated } from '../translated';

export const signIn: Translated<typeof en> = {
  CredentialsSignin:
    'L’e-mail et le mot de passe ne vont pas ensemble. Vérifiez les deux ; les majuscules comptent dans le mot de passe.',
  TooManyTries: 'Trop d’essais pour cette adresse. Réessayez dans un quart d’heure.',
  TooManyMessages:
    'Trop de messages ont été envoyés à cette adresse. Cherchez le dernier, ou réessayez dans un quart d’heure.',
  Verification:
    'Ce lien n’est plus valable : il sert une fois, pendant un jour. Demandez-en un nouveau.',
  EmailSignin: 'Aucun message n’a pu être envoyé à cette adresse. Vérifiez qu’elle est juste.',
  OAuthAccountNotLinked:
    'Vous êtes connu là-bas sous un compte qui appartient ici à quelqu’un d’autre. Déconnectez-vous d’abord pour l’utiliser.',
  OAuthSignin:
    'L’autre site est injoignable pour le moment. Réessayez, ou connectez-vous autrement.',
  OAuthCallback: 'L’autre site n’a pas dit qui vous êtes. Réessayez, ou connectez-vous autrement.',
  AccessDenied: 'La connexion a été refusée.',
  other: 'La connexion n’a pas marché. Réessayez.',
};
