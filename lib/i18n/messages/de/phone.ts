import type { phone as en } from '../en/phone';
import type { Translated } from '../translated';

export const phone: Translated<typeof en> = {
  title: 'Dieses Handy',
  back: 'Startseite',
  about: 'Nur für dieses Handy, egal, wer es in der Hand hat.',
  language: 'Sprache',
  noNetwork: 'Eine andere Sprache braucht das Netz. Versuch es wieder, wenn es zurück ist.',
  theme: {
    label: 'Farben',
    system: 'Wie das Handy',
    light: 'Hell',
    dark: 'Dunkel',
  },
  hand: {
    label: 'Tasten für',
    right: 'Rechter Daumen',
    left: 'Linker Daumen',
  },
  screen: {
    label: 'Bildschirm',
    on: 'Bleibt an, solange eine Partie offen ist',
    none: 'Dieser Browser kann den Bildschirm nicht anlassen.',
  },
  buzz: {
    label: 'Vibration',
    on: 'Wenn ein Spiel eingetragen ist',
    none: 'Dieses Handy vibriert nicht aus dem Browser.',
  },
  share: {
    key: 'Teilen',
    busy: 'Wird gezeichnet …',
    copy: 'Link kopieren',
    save: 'Bild speichern',
    whoSees:
      'Wer den Link hat, kann diese Partie ansehen. Unter «Handys am Tisch» nimmst du ihn zurück.',
    copied: 'Der Link ist kopiert.',
    fault: 'Das ging nicht. Versuch es wieder, wenn ein Netz da ist.',
    offline: 'Kein Netz. Teilen geht erst, wenn wieder eines da ist.',
    slate: 'Die Tafel am Schluss',
    hands: '{variant}, {hands, plural, one {# Spiel} other {# Spiele}}',
    seat: 'Platz {seat}',
  },
};
