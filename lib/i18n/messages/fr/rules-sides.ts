import type { rulesSides as en } from '../en/rules-sides';
import type { Translated } from '../translated';
import { COUNTING, FOLLOWING } from './rules-each';

const HAND_COUNTS =
  'Un camp inscrit ses points de cartes avec la prime de match, les annonces et les stöck, le tout multiplié par ce que compte l’atout.';
const WIES =
  'Les annonces (wys) se montrent avec la première carte. Un seul camp les inscrit dans une donne : celui qui a l’annonce la plus forte, et il inscrit alors toutes les siennes. Un carré bat toute suite, une suite plus longue bat une plus courte ; de deux suites de même longueur, la plus forte est celle dont la carte du haut est la plus haute, puis celle en atout, puis la première annoncée. Les annonces d’un même joueur ne peuvent pas partager une carte.';
const STOECK_AND_MATCH =
  'Les stöck sont le roi et la dame d’atout dans une même main. Ils comptent pour leur propre camp, quel que soit celui qui a les annonces ; sans couleur d’atout, il n’y en a pas. Un match, ce sont toutes les levées, et 157 points seuls ne le prouvent pas.';
const STEPS =
  'Là où gagne le premier arrivé, une donne se compte dans cet ordre : stöck, annonces, levées (« Stöck, Wys, Stich »). Seules leurs levées peuvent y amener plusieurs camps en même temps ; la table dit alors qui était le premier, et l’ardoise le demande.';
const TURNED =
  'Un 6 ou un 7 fait tout-en-bas, un as ou un roi tout-en-haut, et une dame, un valet, un 10, un 9 ou un 8 sa propre couleur.';

export const rulesSides: Translated<typeof en> = {
  schieber: {
    what: 'Le jass de la Suisse, le chibre des Romands : deux contre deux, partenaires face à face, jusqu’à 2500 points. Qui fait atout choisit une couleur ou joue sans, ou chibre : le choix passe à travers la table à son partenaire. C’est ce geste, « schieben », chibrer, qui donne son nom au jeu.',
    who: `Quatre joueurs en deux camps, avec les 36 cartes de jass, neuf à chacun. Après chaque donne, c’est au joueur de droite de donner.

Dans la première partie, c’est celui qui a le dix de cœur qui fait atout, ou une autre carte convenue à la table ; ensuite ce droit passe à droite à chaque donne. Le donneur est toujours le joueur précédent.`,
    hand: `Est atout une des quatre couleurs, tout-en-haut, où gagnent les cartes hautes, ou tout-en-bas, où gagnent les basses. Qui a le droit de faire atout peut chibrer une fois ; son partenaire doit alors choisir. Celui qui avait ce droit entame dans tous les cas.

${FOLLOWING} Une levée déjà coupée d’un atout ne peut être coupée que plus haut, à moins qu’il ne reste que des atouts. À tout-en-haut et à tout-en-bas, tous doivent fournir la couleur.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH}`,
    end: `Atteindre 2500 ne suffit pas en soi. Un camp gagne quand il le dit (il annonce son compte, « bedankt sich »), pendant une donne ou entre deux, et qu’il a alors les points. Un camp qui les a et se tait n’a pas gagné ; l’autre peut y arriver plus tard, l’annoncer le premier et gagner. Qui l’annonce trop tôt doit continuer à jouer.

${STEPS}

Dans un tournoi, le vainqueur reçoit 2 points de tournoi si l’autre camp est au-dessous de la moitié du but, 1250, c’est-à-dire s’il n’est pas « aus dem Schneider » ; sinon 1.`,
    example: 'Une courte partie à 1000 : Anna et Carla contre Beat et Dora.',
  },
  'sidi-barani': {
    what: 'Le Schieber aux enchères : les camps enchérissent pour le droit de faire atout, avec les points qu’ils pensent faire. Qui réussit son enchère l’inscrit en plus des cartes ; qui la manque la donne à l’autre camp.',
    who: 'Quatre joueurs en deux camps, partenaires face à face, avec les 36 cartes de jass, neuf à chacun. Après chaque donne, c’est au joueur de droite de donner.',
    hand: `Le joueur à droite du donneur parle le premier, et chacun garde son tour jusqu’à la fin. On enchérit, d’un nombre avec ce qui doit être atout, ou l’on passe. Chaque enchère doit être plus haute que la précédente ; « sidi », toutes les levées, est la plus haute. Si les trois premiers passent, le quatrième doit enchérir.

« Bookel » double l’enchère en cours de l’autre camp : ce qu’elle vaut, non ce qu’il faut pour la réussir. Toute enchère suivante l’annule.

Trois passes de suite après une enchère ou un bookel terminent les enchères ; seul celui qui a enchéri le plus haut peut alors encore relever, et ainsi continuer. Après sidi ne peuvent suivre que bookel et des passes.

Puis la donne se joue comme au Schieber. ${FOLLOWING}`,
    scoring: `${COUNTING}

Ceux qui ont enchéri réussissent un nombre si leurs points de cartes, avec la prime de match, l’atteignent ; ils réussissent sidi s’ils font toutes les levées. Chaque atout compte simple.

S’ils réussissent, ils inscrivent leurs points de cartes et la valeur de l’enchère ; sinon, l’autre camp inscrit la valeur de l’enchère. Doublée, la valeur compte deux fois.

Les annonces (wys) et les stöck ne se jouent d’habitude pas. Là où on les joue, ils comptent simple pour le camp qui les a, et n’aident pas à réussir l’enchère.`,
    end: 'Personne n’annonce son compte. Après chaque donne entière, un camp à 2500 ou plus a gagné ; si les deux y sont, le total le plus haut gagne ; à égalité, on continue.',
    example: 'Trois donnes : Anna et Carla contre Beat et Dora.',
  },
  'three-player': {
    what: 'Le Schieber à trois, chacun pour soi. Personne ne choisit l’atout : une carte retournée le fait.',
    who: 'Trois joueurs avec les 36 cartes de jass, douze à chacun. Après chaque donne, c’est au joueur de droite de donner.',
    hand: `La dernière carte donnée, celle du donneur, est retournée et fait atout. ${TURNED}

Le joueur à droite du donneur entame. ${FOLLOWING} À tout-en-haut et à tout-en-bas, tous doivent fournir la couleur.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Ici, un match fait douze levées.`,
    end: `Comme au Schieber, un joueur gagne en annonçant son compte, et il lui faut pour cela 2500 points.

${STEPS}

Dans un tournoi, le vainqueur reçoit 2 points de tournoi si tous les autres sont au-dessous de la moitié du but, sinon 1.`,
    example: 'Deux donnes entre Anna, Beat et Carla, avec la carte retournée de chacune.',
  },
  'two-player': {
    what: 'Le Schieber à deux. Un tiers des cartes reste hors du jeu, si bien qu’aucun ne peut être sûr de ce que l’autre a.',
    who: 'Deux joueurs avec les 36 cartes de jass, douze à chacun. Les douze autres restent cachées, celle du dessus retournée. On donne à tour de rôle.',
    hand: `La carte retournée fait atout. ${TURNED}

Le joueur qui n’a pas donné entame. ${FOLLOWING} À tout-en-haut et à tout-en-bas, les deux doivent fournir la couleur.`,
    scoring: `À la fin, les deux comptent les cartes de leurs levées, avec 5 pour la dernière. Cela fait 157 ou moins : ce qui manque est dans le talon.

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Ici, un match fait douze levées.`,
    end: `Comme au Schieber, un joueur gagne en annonçant son compte, et il lui faut pour cela 2500 points.

${STEPS}

Dans un tournoi, le vainqueur reçoit 2 points de tournoi si l’autre est au-dessous de la moitié du but, sinon 1.`,
    example: 'Deux donnes entre Anna et Beat, avec la carte retournée de chacune.',
  },
  'two-versus-one': {
    what: 'Le jass à trois, un contre deux. Les joueurs enchérissent sur le nombre de points qu’ils feront seuls avant que les deux autres en aient fait 1000 ensemble ; la plus haute enchère joue seule.',
    who: 'Trois joueurs avec les 36 cartes de jass, douze à chacun. Le soliste est un camp, les deux autres l’autre. Après chaque donne, c’est au joueur de droite de donner.',
    hand: `On enchérit une seule fois, quand les cartes de la première donne sont distribuées, et cela vaut pour toute la partie.

Le droit de faire atout alterne : le soliste, l’un des deux, le soliste, l’autre des deux, et ainsi de suite. L’atout est une couleur, tout-en-haut ou tout-en-bas.

${FOLLOWING} À tout-en-haut et à tout-en-bas, tous doivent fournir la couleur.`,
    scoring: `${COUNTING}

${HAND_COUNTS}

${WIES}

${STOECK_AND_MATCH} Ici, un match fait douze levées.`,
    end: `Le soliste gagne en atteignant son enchère, les deux en atteignant 1000. Personne n’a besoin de l’annoncer.

${STEPS}

Dans un tournoi, le soliste reçoit 2 points de tournoi s’il gagne ; si les deux gagnent, ils en reçoivent 1 chacun.`,
    example: 'Anna enchérit à 600 et joue seule contre Beat et Carla.',
  },
};
