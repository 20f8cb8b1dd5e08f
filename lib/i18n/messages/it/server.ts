import type { server as en } from '../en/server';
import type { Translated } from '../translated';

export const server: Translated<typeof en> = {
  internal: 'Qualcosa è andato storto da noi. È stato annotato; riprova.',
  notJson: 'Invia JSON: content-type application/json e un oggetto nel corpo.',
  bodyTooLarge: 'Il corpo è troppo grande; al massimo 256 kB.',
};
