import type { mail as en } from '../en/mail';
import type { Translated } from '../translated';

export const mail: Translated<typeof en> = {
  signed: 'Schiefer, die Jasstafel',
  notYou: 'Warst du es nicht, so lass diese Nachricht liegen: Ohne den Link geschieht nichts.',
  signIn: {
    subject: 'Anmelden bei Schiefer',
    text: 'Öffne diesen Link, um dich anzumelden. Er gilt einmal, einen Tag lang:',
  },
  finishSignUp: {
    subject: 'Dein Konto bei Schiefer',
    text: 'Öffne diesen Link auf dem Handy, auf dem du dich registriert hast, und das Konto gehört dir. Er gilt einmal, einen Tag lang:',
  },
  haveAccount: {
    subject: 'Du hast ein Konto bei Schiefer',
    text: 'Jemand, wohl du, wollte diese Adresse für ein Konto bei Schiefer benutzen. Sie gehört schon zu einem. Melde dich mit deinem Passwort an, oder mit einem Link, den du hier verlangen kannst:',
    notYou: 'Warst du es nicht, so ist nichts zu tun: Es wurde nichts geändert.',
  },
  newAddress: {
    subject: 'Deine neue Adresse für Schiefer',
    text: 'Öffne diesen Link, und von da an meldest du dich mit dieser Adresse bei Schiefer an. Er gilt einmal, einen Tag lang:',
  },
  addressChanged: {
    subject: 'Deine Adresse für Schiefer hat sich geändert',
    text: 'Dein Konto bei Schiefer hat jetzt die Adresse {address}; diese hier gilt nicht mehr.',
    notYou: 'Warst du es nicht, so schreib denen, die diesen Schiefer betreiben.',
  },
};
