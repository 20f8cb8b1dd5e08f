import type { mail as en } from '../en/mail';
import type { Translated } from '../translated';

export const mail: Translated<typeof en> = {
  signed: 'Schiefer, tavlan för jass',
  notYou: 'Om det inte var du kan du bortse från meddelandet: utan länken händer ingenting.',
  signIn: {
    subject: 'Logga in på Schiefer',
    text: 'Öppna den här länken för att logga in. Den gäller en gång, i ett dygn:',
  },
  finishSignUp: {
    subject: 'Ditt konto hos Schiefer',
    text: 'Öppna den här länken på telefonen där du skapade kontot, så är kontot ditt. Den gäller en gång, i ett dygn:',
  },
  haveAccount: {
    subject: 'Du har ett konto hos Schiefer',
    text: 'Någon, förmodligen du, ville använda den här adressen för ett konto hos Schiefer. Den hör redan till ett. Logga in med ditt lösenord, eller med en länk som du kan be om här:',
    notYou: 'Om det inte var du behöver du inte göra något: ingenting har ändrats.',
  },
  newAddress: {
    subject: 'Din nya adress för Schiefer',
    text: 'Öppna den här länken, så loggar du sedan in på Schiefer med den här adressen. Den gäller en gång, i ett dygn:',
  },
  addressChanged: {
    subject: 'Din adress för Schiefer har ändrats',
    text: 'Ditt konto hos Schiefer har nu adressen {address}; den här gäller inte längre.',
    notYou: 'Om det inte var du, skriv till den som driver denna Schiefer.',
  },
};
