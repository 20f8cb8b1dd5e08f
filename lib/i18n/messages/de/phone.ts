import type { phone as en } from '../en/phone';
import type { Translated } from '../translated';

export const phone: Translated<typeof en> = {
  title: 'Dieses Telefon',
  back: 'Startseite',
  about: 'Nur für dieses Telefon, wer es auch hält.',
  language: 'Sprache',
  noNetwork: 'Eine andere Sprache braucht das Netz. Versuch es wieder, wenn es zurück ist.',
  theme: {
    label: 'Farben',
    system: 'Wie das Telefon',
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
    on: 'Wenn ein Spiel geschrieben ist',
    none: 'Dieses Telefon vibriert nicht aus dem Browser.',
  },
  share: {
    key: 'Teilen',
    busy: 'Wird gezeichnet …',
    copied: 'Der Link ist kopiert.',
    saved: 'Das Bild ist gespeichert.',
    fault: 'Das ging nicht. Versuch es wieder, wenn ein Netz da ist.',
    slate: 'Die Tafel am Schluss',
    hands: '{variant}, {hands, plural, one {# Spiel} other {# Spiele}}',
    seat: 'Platz {seat}',
  },
};
