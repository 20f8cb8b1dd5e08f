import type { roles as en } from '../en/roles';
import type { Translated } from '../translated';

export const roles: Translated<typeof en> = {
  name: {
    reader: 'Läsare',
    member: 'Medlem',
    scorer: 'Protokollförare',
    owner: 'Ägare',
  },
  as: {
    reader: 'läsare',
    member: 'medlem',
    scorer: 'protokollförare',
    owner: 'ägare',
  },
  sentence: {
    reader: 'En läsare läser tabeller, partier och spelare.',
    member: 'En medlem läser allt och ser vilka andra som hör till ligan.',
    scorer: 'En protokollförare läser allt och skriver in partier, kvällar och spelare.',
    owner:
      'En ägare gör allt som en protokollförare gör, och sköter säsonger, roller och inbjudningar.',
  },
};
