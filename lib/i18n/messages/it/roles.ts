import type { roles as en } from '../en/roles';
import type { Translated } from '../translated';

export const roles: Translated<typeof en> = {
  name: {
    reader: 'Lettore',
    member: 'Membro',
    scorer: 'Segnapunti',
    owner: 'Responsabile',
  },
  as: {
    reader: 'lettore',
    member: 'membro',
    scorer: 'segnapunti',
    owner: 'responsabile',
  },
  sentence: {
    reader: 'Un lettore legge classifiche, partite e giocatori.',
    member: 'Un membro legge tutto e vede chi altro fa parte della lega.',
    scorer: 'Un segnapunti legge tutto e registra partite, serate e giocatori.',
    owner:
      'Un responsabile fa tutto ciò che fa un segnapunti, e gestisce stagioni, ruoli e inviti.',
  },
};
