import type { server as en } from '../en/server';
import type { Translated } from '../translated';

export const server: Translated<typeof en> = {
  internal: 'Da ist bei uns etwas schiefgegangen. Es ist notiert; versuch es noch einmal.',
  notJson: 'Sende JSON: content-type application/json und ein Objekt im Body.',
  bodyTooLarge: 'Der Body ist zu gross; höchstens 256 kB.',
};
