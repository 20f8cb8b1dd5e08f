/** Links for other phones: where this computer was asked by a name that is only its own. */
import { expect, test } from 'vitest';
import { forPhones } from '../../lib/server/access/link';

const there = { host: '0.0.0.0', addresses: ['192.168.1.20', '10.0.0.4'] };

test.each([
  ['a name for itself', 'http://localhost:3000', there, 'http://192.168.1.20:3000'],
  ['its own number', 'http://127.0.0.1:3000', there, 'http://192.168.1.20:3000'],
  ['an address of the network', 'http://10.0.0.4:3000', there, 'http://10.0.0.4:3000'],
  ['a public name', 'https://jass.example.org', there, 'https://jass.example.org'],
  [
    'a server that hears this computer alone',
    'http://localhost:3000',
    { ...there, host: '127.0.0.1' },
    'http://localhost:3000',
  ],
  ['no network', 'http://localhost:3000', { ...there, addresses: [] }, 'http://localhost:3000'],
])('%s', (_, origin, known, phones) => {
  expect(forPhones(origin, known)).toBe(phones);
});
