import type { roles as en } from '../en/roles';
import type { Translated } from '../translated';

export const roles: Translated<typeof en> = {
  name: {
    reader: 'Läsare',
    member: 'Medlem',
    scorer: 'Skrivare',
    owner: 'Ägare',
  },
  as: {
    reader: 'läsare',
    member: 'medlem',
    scorer: 'skrivare',
    owner: 'ägare',
  },
  sentence: {
    reader: 'En läsare läser tabeller, partier och spelare.',
    member: 'En medlem läser allt och ser vilka andra som hör till ligan.',
    scorer: 'En skrivare läser allt och skriver in partier, kvällar och spelare.',
    owner: 'En ägare gör allt som en skrivare gör, och sköter säsonger, roller och inbjudningar.',
  },
};
