import type { serverAccount as en } from '../en/server-account';
import type { Translated } from '../translated';

export const serverAccount: Translated<typeof en> = {
  signInFirst: 'Logga in först: det går bara med ett konto.',
  signInToDownload: 'Logga in för att ladda ner dina data.',
  deleteNeedsAccount: 'Logga in först: bara ett konto kan tas bort.',
  tooManyTries: 'För många försök. Försök igen om en kvart.',
  wrongPassword: 'Det är inte ditt lösenord.',
  sameAddress: '{email} är redan din adress.',
  passwordChanged: 'Lösenordet ändrades på annat håll under tiden.',
  onlyWayIn: 'Det är enda vägen in i ditt konto. Välj ett lösenord först.',
  linkVoid:
    'Den här länken gäller inte längre: den gäller en gång, i ett dygn, och bara den senaste.',
  addressTaken: '{email} har redan ett konto. Logga in med det.',
  notSent:
    'Det gick inte att skicka något meddelande till {email}. Ingenting har ändrats; försök igen senare.',
  tooManyMessages:
    'För många meddelanden har skickats till den här adressen. Försök igen om en kvart.',
  signedInAlready: 'Du är redan inloggad. Logga ut först.',
  deleteWord: 'radera',
  typeToDelete: 'Skriv {expected} för att ta bort kontot.',
  onlyOwner:
    '{count, plural, one {Du är ensam ägare av {leagues}. Gör någon annan till ägare där, eller ta bort ligan, och sedan ditt konto.} other {Du är ensam ägare av {leagues}. Gör någon annan till ägare där, eller ta bort ligorna, och sedan ditt konto.}}',
  emailLength: 'En e-postadress har högst {most} tecken.',
  emailShape: 'Det är ingen e-postadress; en sådan ser ut som anna@example.org.',
  nameMissing: 'Säg vilket namn andra känner dig under.',
  nameLength: 'Ett namn har högst {most} tecken.',
  nameLetters: 'Ett namn skrivs med bokstäver.',
  passwordShort: 'Ett lösenord har minst {least} tecken.',
  passwordLong: 'Ett lösenord har högst {most} tecken.',
  passwordGuessed: 'Det här lösenordet hör till de första som prövas. Välj ett annat.',
};
