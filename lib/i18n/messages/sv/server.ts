import type { server as en } from '../en/server';
import type { Translated } from '../translated';

export const server: Translated<typeof en> = {
  internal: 'Något gick fel hos oss. Det är noterat; försök igen.',
  notJson: 'Skicka JSON: content-type application/json och ett objekt i kroppen.',
  bodyTooLarge: 'Kroppen är för stor; högst 256 kB.',
};
