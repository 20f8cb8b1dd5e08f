import type { server as en } from '../en/server';
import type { Translated } from '../translated';
import { reading } from './reading';
import { serverAccount } from './server-account';
import { serverFiles } from './server-files';
import { serverLeagues } from './server-leagues';

export const server: Translated<typeof en> = {
  internal: 'Une erreur s’est produite chez nous. Elle est notée ; réessayez.',
  unavailable: {
    nothing:
      'La base de données ne répond pas pour le moment. Rien n’a été enregistré ; réessayez dans un instant.',
    full: 'Il n’y a plus de place pour enregistrer quoi que ce soit. Rien n’a été enregistré ; la personne qui gère ce serveur doit faire de la place.',
    unknown:
      'La connexion à la base de données vient d’être coupée. C’est peut-être enregistré, peut-être pas ; renvoyez-le, rien ne sera enregistré deux fois.',
  },
  fromElsewhere:
    'Ceci a été envoyé par un autre site. Faites-le sur la page de Schiefer elle-même.',
  notJson: 'Envoyez du JSON : content-type application/json et un objet dans le corps.',
  bodyTooLarge: 'Le corps est trop grand ; 256 ko au plus.',
  badInput: '{path} n’est pas comme il faut.',
  badInputWhole: 'Ce qui a été envoyé n’est pas comme il faut.',
  only: {
    reader: 'Seuls ceux qui peuvent voir la ligue peuvent faire cela.',
    member: 'Seuls les membres de la ligue peuvent faire cela.',
    scorer: 'Seuls ceux qui inscrivent pour la ligue peuvent faire cela.',
    owner: 'Seul un responsable de la ligue peut faire cela.',
    holder: 'Seul un responsable de la ligue, ou qui porte ce nom, peut faire cela.',
  },
  noSuch: {
    game: 'Cette partie n’existe pas.',
    league: 'Cette ligue n’existe pas.',
    season: 'Cette saison n’existe pas.',
    evening: 'Cette soirée n’existe pas.',
    player: 'Ce joueur n’existe pas.',
    member: 'Ce membre n’existe pas dans la ligue.',
    invitation: 'Cette invitation n’existe pas.',
    report: 'Ce rapport n’existe pas.',
    table: 'Ce classement n’existe pas.',
  },
  idTaken: {
    game: 'La partie n’a pas pu être gardée sous son identifiant. Recommencez-la.',
    tourney: 'Le tournoi n’a pas pu être gardé sous son identifiant. Recommencez-le.',
    league: 'La ligue n’a pas pu être gardée sous son identifiant. Fondez-la de nouveau.',
    season: 'La saison n’a pas pu être gardée sous son identifiant. Refaites-la.',
    evening: 'La soirée n’a pas pu être gardée sous son identifiant. Réessayez.',
  },
  seatedTwice: '{one} et {other} sont ici un seul joueur. Une personne a une place.',
  sameTourney: 'Un tournoi garde sa variante et ses places, ici {players}.',
  notesTooLong:
    'Les notes ont {length, number} caractères ; il y a de la place pour {most, number}.',
  who: {
    you: 'vous',
    someone: 'quelqu’un',
    formerPlayer: 'ancien joueur',
  },
  browser: {
    some: 'Un navigateur',
    on: '{browser} sur {system}',
  },
  input: {
    nameLength: 'Un nom a au plus {most} caractères.',
    namesAtOnce: 'Au plus {most} noms à la fois.',
    day: 'Un jour s’écrit ainsi : {example}.',
    eveningName: 'Le nom d’une soirée a au plus {most} caractères.',
    tableName: 'Le nom d’une table a au plus {most} caractères.',
    seasonName: 'Le nom d’une saison a au plus {most} caractères.',
    chooseVariants: 'Choisissez ce qu’on joue.',
    houseRules: 'Les règles maison sont trop longues.',
  },
  leagues: serverLeagues,
  account: serverAccount,
  files: serverFiles,
  reading,
};
