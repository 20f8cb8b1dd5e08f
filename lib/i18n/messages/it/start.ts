import type { start as en } from '../en/start';
import type { Translated } from '../translated';

export const start: Translated<typeof en> = {
  title: 'Schiefer, la lavagna dello jass',
  description: 'La lavagna dello jass su ogni telefono: scrivi i punti, al resto pensa lei.',
  what: 'La lavagna dello jass. Giocate con le vostre carte; scrivete i punti, al resto pensa la lavagna.',
  newGame: 'Nuova partita',
  games: 'Partite',
  leagues: 'Leghe',
  account: 'Il tuo account',
  example: 'Un esempio di lavagna',
  exampleOf:
    '{hands, plural, one {# mano} other {# mani}} di Mittlere: le aste sono buone, le patate cattive, una annulla l’altra.',
  variants: 'Varianti',
  scores: 'Che cosa conta',
  nothingHere: 'Qui non c’è niente',
  nothingHereWhy:
    'Questa pagina o partita non esiste, o appartiene a qualcun altro. Una partita appartiene al telefono su cui è stata iniziata.',
};
