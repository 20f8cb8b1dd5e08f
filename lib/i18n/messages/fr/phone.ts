import type { phone as en } from '../en/phone';
import type { Translated } from '../translated';

export const phone: Translated<typeof en> = {
  title: 'Ce téléphone',
  back: 'Accueil',
  about: 'Pour ce téléphone seulement, peu importe qui le tient.',
  language: 'Langue',
  noNetwork: 'Changer de langue demande le réseau. Réessayez quand il sera revenu.',
  theme: {
    label: 'Couleurs',
    system: 'Comme le téléphone',
    light: 'Clair',
    dark: 'Sombre',
  },
  hand: {
    label: 'Touches pour',
    right: 'Pouce droit',
    left: 'Pouce gauche',
  },
  screen: {
    label: 'Écran',
    on: 'Reste allumé tant qu’une partie est ouverte',
    none: 'Ce navigateur ne peut pas garder l’écran allumé.',
  },
  buzz: {
    label: 'Vibration',
    on: 'Quand une donne est inscrite',
    none: 'Ce téléphone ne vibre pas depuis un navigateur.',
  },
  share: {
    key: 'Partager',
    busy: 'Dessin en cours …',
    copy: 'Copier le lien',
    save: 'Enregistrer l’image',
    whoSees:
      'Qui a le lien peut voir cette partie. Vous le retirez sous « Téléphones à la table ».',
    copied: 'Le lien est copié.',
    fault: 'Cela n’a pas marché. Réessayez quand il y aura du réseau.',
    offline: 'Pas de réseau. Le partage demande une connexion.',
    slate: 'L’ardoise à la fin',
    hands: '{variant}, {hands, plural, one {# donne} other {# donnes}}',
    seat: 'Place {seat}',
  },
};
