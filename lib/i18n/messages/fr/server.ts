import type { server as en } from '../en/server';
import type { Translated } from '../translated';

export const server: Translated<typeof en> = {
  internal: 'Une erreur s’est produite chez nous. Elle est notée ; réessayez.',
  notJson: 'Envoyez du JSON : content-type application/json et un objet dans le corps.',
  bodyTooLarge: 'Le corps est trop grand ; 256 ko au plus.',
};
