import type { roles as en } from '../en/roles';
import type { Translated } from '../translated';

export const roles: Translated<typeof en> = {
  name: {
    reader: 'Zuschauer(in)',
    member: 'Mitglied',
    scorer: 'Schreiber(in)',
    owner: 'Leitung',
  },
  as: {
    reader: 'Zuschauer(in)',
    member: 'Mitglied',
    scorer: 'Schreiber(in)',
    owner: 'Leitung',
  },
  sentence: {
    reader: 'Wer zuschaut, liest Ranglisten, Partien und Namen.',
    member: 'Ein Mitglied liest alles und sieht, wer sonst noch zur Liga gehört.',
    scorer: 'Wer schreibt, liest alles und schreibt Partien, Abende und Namen.',
    owner:
      'Die Leitung macht alles, was Schreiber(innen) machen, und verwaltet Saisons, Rollen und Einladungen.',
  },
};
