import type { mail as en } from '../en/mail';
import type { Translated } from '../translated';

export const mail: Translated<typeof en> = {
  signed: 'Schiefer, l’ardoise du jass',
  notYou: 'Si ce n’était pas vous, laissez ce message : sans le lien, rien ne se passe.',
  signIn: {
    subject: 'Se connecter à Schiefer',
    text: 'Ouvrez ce lien pour vous connecter. Il sert une fois, pendant un jour :',
  },
  finishSignUp: {
    subject: 'Votre compte Schiefer',
    text: 'Ouvrez ce lien sur le téléphone avec lequel vous avez créé le compte, et il est à vous. Il sert une fois, pendant un jour :',
  },
  haveAccount: {
    subject: 'Vous avez un compte Schiefer',
    text: 'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un compte Schiefer. Elle appartient déjà à un compte. Connectez-vous avec votre mot de passe, ou avec un lien que vous pouvez demander ici :',
    notYou: 'Si ce n’était pas vous, il n’y a rien à faire : rien n’a été changé.',
  },
  newAddress: {
    subject: 'Votre nouvelle adresse pour Schiefer',
    text: 'Ouvrez ce lien, et dès lors vous vous connectez à Schiefer avec cette adresse. Il sert une fois, pendant un jour :',
  },
  addressChanged: {
    subject: 'Votre adresse pour Schiefer a changé',
    text: 'Votre compte Schiefer a maintenant l’adresse {address} ; celle-ci ne compte plus.',
    notYou: 'Si ce n’était pas vous, écrivez à qui fait tourner ce Schiefer.',
  },
};
