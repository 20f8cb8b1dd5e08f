import type { options as en } from '../en/options';
import type { Translated } from '../translated';

export const options: Translated<typeof en> = {
  zeroTricks: {
    label: 'Ne faire aucune levée',
    first: 'passe avant tout le reste : 2 patates',
    likeHundred: 'est aussi mauvais que 100, pas pire',
  },
  tie: {
    label: 'Deux à égalité de points',
    thirdWins: 'une patate chacun, le troisième 2 bâtons',
    cut: 'on coupe : la carte la plus basse prend 2 patates',
  },
  noTrump: {
    label: 'Une donne où personne n’a fait atout',
    countEights: 'compte, les huit valent 8',
    void: 'est nulle et redonnée',
  },
  announcements: {
    label: 'Annonces',
    open: 'à haute voix, l’un après l’autre',
    hidden: 'cachées jusqu’à la dernière',
  },
  win: {
    label: 'Un camp gagne',
    declared: 'quand il annonce son compte (bedankt sich)',
    reached: 'dès qu’il a les points',
  },
  cardPoints: {
    label: 'Les points de cartes sont inscrits par',
    makers: 'ceux qui ont enchéri, s’ils ont réussi',
    both: 'chaque camp, toujours les siens',
  },
  wies: { label: 'Annonces (wys)', yes: 'comptent', no: 'ne comptent pas' },
  stoeck: { label: 'Stöck', yes: 'comptent', no: 'ne comptent pas' },
  target: 'Nécessaire pour gagner',
  teamTarget: 'Points qu’il faut aux deux',
  bid: 'Enchère du soliste, en points',
  matchBonus: 'Un match rapporte',
  sidiValue: 'L’enchère sidi vaut',
  stake: 'Mise, centimes par point',
  hands: 'Donnes par partie',
  multipliers: 'Les atouts multiplient par',
  openEnd: 'sans fin fixée',
  times: '{trump} ×{times}',
  fits: {
    deals: 'Un multiple de {deals}, pour que tous donnent aussi souvent : {some} …',
    aboveNothing: 'Un nombre entier supérieur à 0.',
    fromNothing: 'Un nombre entier, 0 ou plus.',
    rappen: 'Des centimes entiers, de 0 à {most, number}.',
  },
};
