import type { roles as en } from '../en/roles';
import type { Translated } from '../translated';

export const roles: Translated<typeof en> = {
  name: {
    reader: 'Lecteur',
    member: 'Membre',
    scorer: 'Marqueur',
    owner: 'Responsable',
  },
  as: {
    reader: 'lecteur',
    member: 'membre',
    scorer: 'marqueur',
    owner: 'responsable',
  },
  sentence: {
    reader: 'Un lecteur lit les classements, les parties et les joueurs.',
    member: 'Un membre lit tout et voit qui d’autre fait partie de la ligue.',
    scorer: 'Un marqueur lit tout et inscrit parties, soirées et joueurs.',
    owner:
      'Un responsable fait tout ce que fait un marqueur, et gère saisons, rôles et invitations.',
  },
};
