import type { mail as en } from '../en/mail';
import type { Translated } from '../translated';

export const mail: Translated<typeof en> = {
  signed: 'Schiefer, la lavagna dello jass',
  notYou: 'Se non sei stato tu, lascia stare questo messaggio: senza il link non succede nulla.',
  signIn: {
    subject: 'Accedere a Schiefer',
    text: 'Apri questo link per accedere. Vale una volta, per un giorno:',
  },
  finishSignUp: {
    subject: 'Il tuo account Schiefer',
    text: 'Apri questo link sul telefono con cui ti sei registrato, e l’account è tuo. Vale una volta, per un giorno:',
  },
  haveAccount: {
    subject: 'Hai un account Schiefer',
    text: 'Qualcuno, probabilmente tu, voleva usare questo indirizzo per un account Schiefer. Appartiene già a uno. Accedi con la password, o con un link che puoi chiedere qui:',
    notYou: 'Se non sei stato tu, non c’è niente da fare: nulla è cambiato.',
  },
  newAddress: {
    subject: 'Il tuo nuovo indirizzo per Schiefer',
    text: 'Apri questo link: da quel momento accedi a Schiefer con questo indirizzo. Vale una volta, per un giorno:',
  },
  addressChanged: {
    subject: 'Il tuo indirizzo per Schiefer è cambiato',
    text: 'Il tuo account Schiefer ha ora l’indirizzo {address}; questo non vale più.',
    notYou: 'Se non sei stato tu, scrivi a chi gestisce questo Schiefer.',
  },
};
