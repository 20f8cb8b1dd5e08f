import type { engine as en } from '../en/engine';
import type { Translated } from '../translated';

export const engine: Translated<typeof en> = {
  pointsSum: 'Les points font {sum} en tout ; toutes les cartes valent {all}.',
  onePoint: '{who} a 1 point de cartes ; la carte la moins chère qui compte vaut 2.',
  voidCounts:
    'Dans cette partie une donne sans atout compte ; inscrivez ses points, les huit valent 8.',
  tricksUnknown: '{who} a 0 point ; dites qui n’a fait aucune levée, ou que ce n’est personne.',
  tricksWithPoints:
    '{who} a {points, plural, one {# point} other {# points}} et donc une levée ; seul qui a 0 peut être sans levée.',
  cutLower: '{names} sont à égalité et coupent ; dites qui a tiré la carte la plus basse.',
  cutHighest: '{names} sont à égalité et coupent ; dites qui a tiré la carte la plus haute.',
  cutOther: '{who} n’a pas coupé ; c’est entre {names}.',
  cutIdle: 'Aucune coupe ne décide de cette donne ; laissez-la de côté.',
  announcedOnly:
    'Seule la dernière donne peut être sans points ; inscrivez ce que celle-ci a rapporté.',
  matchOthers:
    '{who} a {points, plural, one {# point} other {# points}} ; après un match, seul {side} en a.',
  matchPoints:
    '{who} a {points, plural, one {# point} other {# points}} ; un match rapporte les {all}.',
  wiesTwice:
    'Il y a des annonces pour {one} et pour {other} ; seul le camp qui a la plus forte compte les siennes.',
  wiesOff: 'Cette partie se joue sans annonces ; laissez-les de côté.',
  wiesIdle:
    '{meld, select, fourA {Quatre as ne comptent} four9 {Quatre neuf ne comptent} four8 {Quatre huit ne comptent} four7 {Quatre sept ne comptent} four6 {Quatre six ne comptent} other {{meld} ne compte}} pas à {trump, select, hearts {cœur} diamonds {carreau} clubs {trèfle} spades {pique} obenabe {tout-en-haut} other {tout-en-bas}} ; laissez-les de côté.',
  stoeckOff: 'Cette partie se joue sans stöck ; laissez-les de côté.',
  stoeckTrump:
    'Les stöck sont le roi et la dame d’atout ; à {trump, select, hearts {cœur} diamonds {carreau} clubs {trèfle} spades {pique} obenabe {tout-en-haut} other {tout-en-bas}} il n’y en a pas, laissez-les de côté.',
  declaredEarly:
    '{who} a {points, plural, one {# point} other {# points}} ; pour annoncer son compte il en faut {target, number}.',
  raceOpen: 'Avec leurs levées, {sides} ont assez ; dites qui y était en premier.',
  nothingToDouble: 'Aucune enchère ne peut être doublée par {who}.',
  mustBid: 'Les autres ont passé ; {who} doit enchérir.',
  auctionEnded: 'Trois passes ont mis fin aux enchères, à {bid}.',
  bidTooLow: '{points, select, sidi {Sidi} other {{points}}} n’est pas plus haut que {bid}.',
  bidDoubled: '{bid} est déjà doublé.',
  bidOwn: '{who} ne peut pas doubler {bid} : c’est l’enchère de son propre camp.',
  auctionGoesOn: 'Les enchères continuent après {bid} ; trois passes de suite y mettent fin.',
  nobodyBid: 'Personne n’a enchéri ; c’est à {who}.',
  gameEnded: 'La partie s’est terminée à la donne {entry} ; rien ne peut suivre.',
  playersCount: '{variant} se joue à {players}, pas à {given}.',
  unknownKey: '{where} : champ inconnu',
  missing: '{where} : manque ; attendu : {what}',
  expected: '{where} : attendu : {what} ; trouvé : {got}',
  theRecord: 'La partie',
  sideFirst: 'Le camp {names}',
  side: 'le camp {names}',
  standing: '{points, select, sidi {Sidi} other {{points}}} par {who}',
  object: 'un objet',
  listOf: 'une liste de {count}',
  words: '{words}',
  whole: 'un nombre entier de {min} à {max}',
  aboveZero: 'un nombre entier au-dessus de 0',
  multiple: 'un multiple de {step} au-dessus de 0',
  wholes: 'une liste de {count} nombres entiers de {min} à {max}',
  seat: 'une place de {min} à {max}',
  seatOnce: 'une place de {min} à {max}, chacune une fois au plus',
  seats: 'une liste de places',
  yesOrNo: 'true ou false',
  card: 'une carte telle que "hearts-7"',
  meld: 'une annonce telle que "seq3"',
  melds: 'une liste d’annonces',
  meldLists: '{count} listes d’annonces',
  bid: 'un multiple de 10 de 40 à 150, ou "sidi"',
  calls: 'une liste d’enchères',
  name: 'un nom de 1 à {most} caractères',
  names: 'une liste de noms',
  entries: 'une liste de donnes',
};
