import type { rulesEach as en } from '../en/rules-each';
import type { Translated } from '../translated';

export const FOLLOWING =
  'Fournissez la couleur ou jouez atout, comme vous voulez ; si vous ne pouvez pas fournir, jouez n’importe quelle carte. Quand atout est demandé et que le valet est votre seul atout, vous pouvez le garder.';
export const COUNTING =
  'À la fin, chacun compte les cartes de ses levées, avec 5 pour la dernière. Toutes les cartes ensemble valent toujours 157.';

export const rulesEach: Translated<typeof en> = {
  mittlere: {
    what: `Trois joueurs, chacun pour soi, et celui du milieu perd. Avoir le plus de points est bon, en avoir le moins aussi ; le mauvais score est entre les deux. Mais qui prend cent ou plus est allé trop loin.

Le bon et le mauvais se marquent à la craie. Un bâton est bon, une patate est mauvaise, et un bâton annule une patate du même joueur. Ce qui compte à la fin, ce sont les bâtons moins les patates ; les marques d’une donne font toujours zéro en tout.`,
    who: 'Trois joueurs avec les 36 cartes de jass, françaises ou suisses alémaniques. Le donneur les distribue toutes par trois, douze à chacun, dans le sens inverse des aiguilles d’une montre ; le joueur à sa droite entame. Après chaque donne, c’est au joueur de droite de donner.',
    hand: `Au début il n’y a pas d’atout, et tous doivent fournir la couleur ; la plus haute carte de la couleur demandée fait la levée. La première carte qui ne fournit pas fait atout : sa couleur est atout pour le reste de la donne.

Dès lors on joue comme à tout jass. ${FOLLOWING}

Le valet et le neuf de cette couleur comptent 20 et 14, même joués avant que quiconque sache qu’ils seraient atouts. Dans la donne très rare où tous fournissent toujours, personne ne fait atout ; les huit comptent alors 8.`,
    scoring: `${COUNTING}

Parcourez ensuite la liste. Le premier cas qui s’est produit compte, et rien après lui.

Un joueur sans points peut pourtant avoir fait une levée qui ne valait rien, et ce n’est pas la même chose que de n’en avoir fait aucune. C’est pourquoi l’ardoise le demande dès que quelqu’un a 0.`,
    end: 'Douze donnes, pour que chacun donne quatre fois. Le meilleur solde gagne, et à égalité les meilleurs gagnent ensemble.',
    example: 'Quatre donnes entre Anna, Beat et Carla.',
  },
  molotow: {
    what: `La Mittlere à quatre : le joueur qui a le plus de points et celui qui en a le moins gagnent chacun un bâton, les deux du milieu prennent chacun une patate. Un bâton est bon, une patate est mauvaise, et l’un annule l’autre.

Dans certaines applications suisses, un autre jeu porte ce nom, où les annonces comptent comme points négatifs. Ce n’est pas celui-ci.`,
    who: 'Quatre joueurs, chacun pour soi, avec les 36 cartes de jass. Le donneur distribue par trois, neuf cartes à chacun, dans le sens inverse des aiguilles d’une montre ; le joueur à sa droite entame. Après chaque donne, c’est au joueur de droite de donner.',
    hand: `Comme à la Mittlere, il n’y a pas d’atout au début, et tous doivent fournir la couleur. La première carte qui ne fournit pas fait de sa couleur l’atout pour le reste de la donne.

Dès lors on joue comme à tout jass. ${FOLLOWING}

Dans la donne très rare où personne ne fait atout, les huit comptent 8.`,
    scoring: `${COUNTING}

Parcourez ensuite la liste. Le premier cas qui s’est produit compte, et rien après lui. Seuls les points importent : un joueur qui n’en a pas peut avoir fait une levée sans valeur, ou aucune.`,
    end: 'Douze donnes, pour que chacun donne trois fois, ou autant que vous voulez. Le meilleur solde gagne, et à égalité les meilleurs gagnent ensemble.',
    example: 'Trois donnes entre Anna, Beat, Carla et Dora.',
  },
  'plus-minus': {
    what: 'Le plus et le moins comptent tous deux : un bâton pour le joueur qui a le plus de points, un pour celui qui en a le moins. Il n’y a pas de patates ; qui est au milieu ne reçoit rien. Et qui prend cent ou plus ne reçoit rien non plus.',
    who: 'Trois ou quatre joueurs, chacun pour soi, avec les 36 cartes de jass : douze à chacun à trois, neuf à chacun à quatre. Le joueur à droite du donneur entame. Après chaque donne, c’est au joueur de droite de donner.',
    hand: `Comme à la Mittlere, il n’y a pas d’atout au début, et tous doivent fournir la couleur. La première carte qui ne fournit pas fait de sa couleur l’atout pour le reste de la donne.

Dès lors on joue comme à tout jass. ${FOLLOWING}

Dans la donne très rare où personne ne fait atout, les huit comptent 8.`,
    scoring: `${COUNTING}

Parcourez ensuite la liste. Le premier cas qui s’est produit compte, et rien après lui.

À quatre, deux joueurs peuvent être à égalité pour le plus ou pour le moins. Aucun des deux ne reçoit alors ce bâton : il reste en suspens entre eux. Il va au premier d’entre eux qui gagne un bâton dans une donne suivante où l’autre n’en gagne pas. Plusieurs bâtons peuvent être en suspens, chacun pour soi, et un bâton reçu ainsi ne compte pas comme gagné pour un autre. À trois, rien n’est jamais en suspens, parce que deux joueurs à égalité sont toujours tous sauf un.`,
    end: 'La partie est finie quand, après une donne, quelqu’un a sept bâtons ou plus, et plus que tous les autres. Tant que les premiers sont à égalité, on continue. Les bâtons encore en suspens sont alors perdus.',
    example:
      'Trois donnes entre Anna, Beat, Carla et Dora : un bâton est mis en suspens, y reste, puis est donné.',
  },
  differenzler: {
    what: 'Dites avant de jouer combien de points de cartes vous prendrez, puis prenez-en exactement autant. Chaque point de plus ou de moins compte contre vous, et le total le plus bas gagne.',
    who: 'Trois ou quatre joueurs, chacun pour soi, avec les 36 cartes de jass : douze à chacun à trois, neuf à chacun à quatre. Après chaque donne, c’est au joueur de droite de donner.',
    hand: `Une couleur est atout, d’habitude celle de la carte du dessous du paquet, que le donneur montre.

Puis chacun annonce un nombre de 0 à 157, du joueur à droite du donneur jusqu’au donneur. Il n’est pas nécessaire que les annonces fassent 157 en tout, et le plus souvent elles ne le font pas. Elles sont ouvertes, connues de tous, ou cachées jusqu’à la dernière.

Le joueur à droite du donneur entame. ${FOLLOWING} Les annonces de cartes (wys), les stöck et le match ne comptent pas.`,
    scoring: `${COUNTING}

Chacun inscrit la différence entre les points annoncés et les points pris, dans un sens ou dans l’autre.

Avec une mise, les différences se règlent en argent à la fin : qui est au-dessous de la moyenne de tous les totaux reçoit la mise pour chaque point au-dessous, qui est au-dessus la paie. Les parts sont des centimes entiers et font zéro en tout : elles sont arrondies vers le bas, et les pièces restantes vont aux plus grandes fractions, à partir du premier joueur si elles sont égales.`,
    end: 'Douze donnes, ou un autre nombre qui laisse chacun donner aussi souvent. Le total le plus bas gagne, et les plus bas à égalité gagnent ensemble.',
    example: 'Une courte partie de trois donnes entre Anna, Beat et Carla, à 5 centimes le point.',
  },
};
