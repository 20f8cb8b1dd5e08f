import type { ui as en } from '../en/ui';
import type { Translated } from '../translated';

export const ui: Translated<typeof en> = {
  start: 'Accueil',
  back: 'Retour',
  cancel: 'Annuler',
  save: 'Enregistrer',
  close: 'Fermer',
  change: 'Modifier',
  done: 'Terminé',
  tryAgain: 'Réessayer',
  sending: 'Envoi en cours',
  chooseFile: 'Choisir un fichier',
  noFile: 'Aucun choisi',
  noConnection: 'Pas de connexion : rien n’a été changé. Réessayez.',
  fileLost: 'Le fichier n’est pas arrivé. Réessayez.',
  figures: 'Les chiffres',
  notLoadedTitle: 'Pas encore là',
  notLoaded:
    'Ceci doit être chargé une fois, et il n’y a pas de réseau. Cela s’ouvrira dès qu’il y en aura.',
  failed: 'Quelque chose a échoué',
  failedWhy:
    'La page n’a pas pu être affichée. Tout ce qui a été confirmé est gardé ; ce qui n’est pas encore envoyé reste sur ce téléphone.',
  away: 'La base de données ne répond pas',
  awayWhy:
    'Rien n’est perdu : tout ce qui a été confirmé est gardé, et ce qui n’est pas encore envoyé reste sur ce téléphone. Réessayez dans un instant.',
};
