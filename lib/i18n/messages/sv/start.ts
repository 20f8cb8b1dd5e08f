import type { start as en } from '../en/start';
import type { Translated } from '../translated';

export const start: Translated<typeof en> = {
  title: 'Schiefer, griffeltavlan för jass',
  description: 'Griffeltavlan för jass på varje telefon: skriv in poängen, tavlan gör resten.',
  what: 'Griffeltavlan för jass. Spela med era egna kort; skriv in poängen, tavlan gör resten.',
  newGame: 'Nytt parti',
  games: 'Partier',
  leagues: 'Ligor',
  account: 'Ditt konto',
  example: 'Ett exempel på en tavla',
  exampleOf:
    '{hands, plural, one {# giv} other {# givar}} Mittlere: streck är bra, potatisar är dåliga, de tar ut varandra.',
  variants: 'Varianter',
  scores: 'Det här räknar den',
  nothingHere: 'Inget här',
  nothingHereWhy:
    'Sidan eller partiet finns inte, eller tillhör någon annan. Ett parti tillhör telefonen där det startades.',
};
