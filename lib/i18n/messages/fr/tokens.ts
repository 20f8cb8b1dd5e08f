import type { tokens as en } from '../en/tokens';
import type { Translated } from '../translated';

export const tokens: Translated<typeof en> = {
  title: 'Pour les programmes',
  what: 'Avec un jeton, un programme lit ou écrit en votre nom : le site de votre club, un affichage, un robot. Il ne peut jamais faire plus que vous.',
  docs: 'Ce que les programmes peuvent faire',
  make: 'Créer un jeton',
  name: 'Nom',
  nameHint: 'À quoi il sert, pour le reconnaître.',
  may: 'Il peut',
  scopes: {
    gamesRead: 'lire les parties',
    gamesWrite: 'commencer des parties et y écrire',
    leaguesRead: 'lire ligues, classements et joueurs',
  },
  ends: 'Valable',
  endsAfter: '{days, number} jours',
  endsNever: 'sans fin',
  made: 'Le jeton',
  madeHint:
    'Il n’est montré que cette fois. Gardez-le là où le programme le trouve, et personne d’autre.',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'La copie a échoué : maintenez le doigt dessus et copiez à la main.',
  since: 'Créé le {day}',
  used: 'utilisé pour la dernière fois le {day}',
  unused: 'jamais utilisé',
  until: 'jusqu’au {day}',
  over: 'expiré le {day}',
  revoke: 'Révoquer',
  revokeNamed: 'Révoquer {name}',
  sure: 'Révoquer pour de bon',
};
