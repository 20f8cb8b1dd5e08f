import { expect, test } from 'vitest';
import { refusalOf } from '../../lib/server/front-door';

const ACTION = { 'next-action': 'a'.repeat(42), host: 'jass.example' };
const OURS = { ...ACTION, origin: 'https://jass.example' };
const THEIRS = { ...ACTION, origin: 'https://elsewhere.example' };

test.each([
  // method, address, headers, status
  ['GET', '/games/%ff', {}, 400],
  ['GET', '/games/100%', {}, 400],
  ['GET', '/games/100%25', {}, null],
  ['GET', '/games/a%C3%A9?q=%ff', {}, null],
  ['POST', '/api/v1/games/%E0%A4%A/changes', {}, 400],
  ['GET', '*', {}, 400],
  ['OPTIONS', '*', {}, 400],
  ['GET', 'http://jass.example/', {}, null],
  ['TRACE', '/', {}, 405],
  ['TRACE', '/api/v1/games', {}, 405],
  ['HEAD', '/', {}, null],
  ['POST', '/games', {}, 405],
  ['POST', '/games', { 'content-type': 'multipart/form-data; boundary=x' }, 405],
  ['POST', '/api/phone', {}, null],
  ['POST', '/games', ACTION, null],
  ['POST', '/games', OURS, null],
  ['POST', '/games', THEIRS, 403],
  ['POST', '/games', { ...ACTION, origin: 'null' }, 403],
  // A proxy before the server tells which name the browser asked for.
  ['POST', '/games', { ...OURS, host: '127.0.0.1:3000', 'x-forwarded-host': 'jass.example' }, null],
  ['POST', '/games', { ...OURS, 'x-forwarded-host': 'other.example' }, 403],
] as const)('%s %s %j: %s', (method, url, headers, status) => {
  expect(refusalOf({ method, url, headers })?.status ?? null).toBe(status);
});
