import type { phone as en } from '../en/phone';
import type { Translated } from '../translated';

export const phone: Translated<typeof en> = {
  title: 'Den här telefonen',
  back: 'Start',
  about: 'Bara för den här telefonen, vem som än håller i den.',
  language: 'Språk',
  noNetwork: 'Ett annat språk kräver nätet. Försök igen när det är tillbaka.',
  theme: {
    label: 'Färger',
    system: 'Som telefonen',
    light: 'Ljusa',
    dark: 'Mörka',
  },
  hand: {
    label: 'Knappar för',
    right: 'Höger tumme',
    left: 'Vänster tumme',
  },
  screen: {
    label: 'Skärmen',
    on: 'Förblir tänd så länge ett parti är öppet',
    none: 'Den här webbläsaren kan inte hålla skärmen tänd.',
  },
  buzz: {
    label: 'Vibration',
    on: 'När en giv är skriven',
    none: 'Den här telefonen vibrerar inte från en webbläsare.',
  },
  share: {
    key: 'Dela',
    busy: 'Ritar …',
    copy: 'Kopiera länken',
    save: 'Spara bilden',
    whoSees:
      'Den som har länken kan se partiet. Du drar tillbaka den under ”Telefoner vid bordet”.',
    copied: 'Länken är kopierad.',
    fault: 'Det gick inte. Försök igen när det finns nät.',
    offline: 'Inget nät. För att dela behövs en anslutning.',
    slate: 'Tavlan vid slutet',
    hands: '{variant}, {hands, plural, one {# giv} other {# givar}}',
    seat: 'Plats {seat}',
  },
};
