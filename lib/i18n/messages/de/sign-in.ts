import type { signIn as en } from '../en/sign-in';
import type { Translated } from '../translated';

export const signIn: Translated<typeof en> = {
  CredentialsSignin:
    'E-Mail und Passwort passen nicht zusammen. Schau beide an; im Passwort zählen Gross- und Kleinbuchstaben.',
  TooManyTries: 'Zu viele Versuche für diese Adresse. Versuch es in einer Viertelstunde nochmals.',
  TooManyMessages:
    'An diese Adresse gingen zu viele Nachrichten. Such die letzte, oder versuch es in einer Viertelstunde nochmals.',
  Verification: 'Dieser Link gilt nicht mehr: Er gilt einmal, einen Tag lang. Verlang einen neuen.',
  EmailSignin: 'An diese Adresse konnte keine Nachricht gesendet werden. Schau, ob sie stimmt.',
  OAuthAccountNotLinked:
    'Du bist dort unter einem Konto bekannt, das hier jemand anderem gehört. Melde dich zuerst ab, um es zu benutzen.',
  OAuthSignin:
    'Die andere Website ist jetzt nicht erreichbar. Versuch es nochmals, oder melde dich anders an.',
  OAuthCallback:
    'Die andere Website hat nicht gesagt, wer du bist. Versuch es nochmals, oder melde dich anders an.',
  AccessDenied: 'Die Anmeldung wurde abgelehnt.',
  other: 'Die Anmeldung hat nicht geklappt. Versuch es nochmals.',
};
