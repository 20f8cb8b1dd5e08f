import type { serverAccount as en } from '../en/server-account';
import type { Translated } from '../translated';

export const serverAccount: Translated<typeof en> = {
  signInFirst: 'Melde dich zuerst an: Das geht nur mit einem Konto.',
  signInToDownload: 'Melde dich an, um deine Daten herunterzuladen.',
  deleteNeedsAccount: 'Melde dich zuerst an: Nur ein Konto kann gelöscht werden.',
  tooManyTries: 'Zu viele Versuche. Versuch es in einer Viertelstunde nochmals.',
  wrongPassword: 'Das ist nicht dein Passwort.',
  sameAddress: '{email} ist schon deine Adresse.',
  passwordChanged: 'Das Passwort wurde inzwischen anderswo geändert.',
  onlyWayIn: 'Das ist der einzige Weg in dein Konto. Setz zuerst ein Passwort.',
  linkVoid: 'Dieser Link gilt nicht mehr: Er gilt einmal, einen Tag lang, und nur der neuste.',
  addressTaken: '{email} hat schon ein Konto. Melde dich damit an.',
  notSent:
    'An {email} konnte keine Nachricht gesendet werden. Es wurde nichts geändert; versuch es später nochmals.',
  tooManyMessages:
    'An diese Adresse gingen zu viele Nachrichten. Versuch es in einer Viertelstunde nochmals.',
  signedInAlready: 'Du bist schon angemeldet. Melde dich zuerst ab.',
  deleteWord: 'löschen',
  typeToDelete: 'Um das Konto zu löschen, schreib {expected}.',
  onlyOwner:
    '{count, plural, one {Die Leitung von {leagues} hast nur du. Gib sie dort jemand anderem, oder lösche die Liga, und dann dein Konto.} other {Die Leitung von {leagues} hast nur du. Gib sie dort jemand anderem, oder lösche die Ligen, und dann dein Konto.}}',
  emailLength: 'Eine E-Mail-Adresse hat höchstens {most} Zeichen.',
  emailShape: 'Das ist keine E-Mail-Adresse; eine sieht so aus: anna@example.org.',
  nameMissing: 'Sag, unter welchem Namen dich die anderen kennen.',
  nameLength: 'Ein Name hat höchstens {most} Zeichen.',
  nameLetters: 'Ein Name wird mit Buchstaben geschrieben.',
  passwordShort: 'Ein Passwort hat mindestens {least} Zeichen.',
  passwordLong: 'Ein Passwort hat höchstens {most} Zeichen.',
  passwordGuessed: 'Dieses Passwort wird als eines der ersten probiert. Nimm ein anderes.',
};
