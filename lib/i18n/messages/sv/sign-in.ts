import type { signIn as en } from '../en/sign-in';
import type { Translated } from '../translated';

export const signIn: Translated<typeof en> = {
  CredentialsSignin:
    'E-post och lösenord hör inte ihop. Se över båda; stora och små bokstäver spelar roll i lösenordet.',
  TooManyTries: 'För många försök för den här adressen. Försök igen om en kvart.',
  TooManyMessages:
    'För många meddelanden har skickats till den här adressen. Leta efter det senaste, eller försök igen om en kvart.',
  Verification: 'Den här länken gäller inte längre: den gäller en gång, i ett dygn. Be om en ny.',
  EmailSignin:
    'Det gick inte att skicka något meddelande till den här adressen. Se efter om den stämmer.',
  OAuthAccountNotLinked:
    'Du är känd där under ett konto som här hör till någon annan. Logga ut först för att använda det.',
  OAuthSignin:
    'Den andra webbplatsen går inte att nå just nu. Försök igen, eller logga in på ett annat sätt.',
  OAuthCallback:
    'Den andra webbplatsen sade inte vem du är. Försök igen, eller logga in på ett annat sätt.',
  AccessDenied: 'Inloggningen nekades.',
  other: 'Inloggningen lyckades inte. Försök igen.',
};
