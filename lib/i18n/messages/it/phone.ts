import type { phone as en } from '../en/phone';
import type { Translated } from '../translated';

export const phone: Translated<typeof en> = {
  title: 'Questo telefono',
  back: 'Inizio',
  about: 'Solo per questo telefono, chiunque lo abbia in mano.',
  language: 'Lingua',
  noNetwork: 'Per cambiare lingua serve la rete. Riprova quando sarà tornata.',
  theme: {
    label: 'Colori',
    system: 'Come il telefono',
    light: 'Chiaro',
    dark: 'Scuro',
  },
  hand: {
    label: 'Tasti per',
    right: 'Pollice destro',
    left: 'Pollice sinistro',
  },
  screen: {
    label: 'Schermo',
    on: 'Resta acceso finché una partita è aperta',
    none: 'Questo browser non può tenere acceso lo schermo.',
  },
  buzz: {
    label: 'Vibrazione',
    on: 'Quando una mano è registrata',
    none: 'Questo telefono non vibra da un browser.',
  },
  share: {
    key: 'Condividi',
    busy: 'Disegno in corso …',
    copy: 'Copia il link',
    save: 'Salva l’immagine',
    whoSees: 'Chi ha il link può vedere questa partita. Lo ritiri sotto «Telefoni al tavolo».',
    copied: 'Il link è copiato.',
    fault: 'Non ha funzionato. Riprova quando c’è rete.',
    offline: 'Nessuna rete. Per condividere serve una connessione.',
    slate: 'La lavagna alla fine',
    hands: '{variant}, {hands, plural, one {# mano} other {# mani}}',
    seat: 'Posto {seat}',
  },
};
