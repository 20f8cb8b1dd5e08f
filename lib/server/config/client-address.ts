/** Where a request comes from, and what of that counts as one place. */
import 'server-only';
import { BlockList, isIP } from 'node:net';
import { env } from './env';
import { log } from './log';

/** Where servers in front are unless a setting names them: on this machine, or in the same network. */
const NEAR = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

/** Who a request says that it is from: `peer` is the other end of the connection. */
type Said = {
  readonly peer: string | undefined;
  /** Its `X-Forwarded-For`. */
  readonly said: string | readonly string[] | undefined;
};

/**
 * The address that a request comes from: that of the peer, or, where the peer is a server in front
 * (`TRUSTED_PROXIES`), the last one that it names, which it has seen itself. What anybody else writes
 * there is not believed: they could be everywhere.
 */
export function clientAddress({ peer, said }: Said): string {
  const own = peer === undefined ? 'unknown' : plain(peer);
  if (said === undefined) return own;
  if (!isTrusted(own)) {
    sayOnce(own);
    return own;
  }
  return plain(String(said).split(',').at(-1)?.trim() ?? '') || own;
}

let isSaid = false;
/** For whoever has put a server in front that is further away. */
function sayOnce(peer: string): void {
  if (isSaid) return;
  isSaid = true;
  log.warn(
    { from: peer },
    'X-Forwarded-For is not believed of this address; a server in front has to be named in TRUSTED_PROXIES',
  );
}

const lists = new Map<string, BlockList>();

function isTrusted(address: string): boolean {
  const { TRUSTED_PROXIES: named = NEAR } = env();
  const key = named.join();
  const list = lists.get(key) ?? listOf(named);
  lists.set(key, list);
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const [family, all] = isIP(address) === 4 ? (['ipv4', 32] as const) : (['ipv6', 128] as const);
    list.addSubnet(address, Number(bits ?? all), family);
  }
  return list;
}

/** Without the name of the network card, and one of IPv4 as such. */
function plain(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(bare) ?? [];
  return mapped ?? bare;
}

/**
 * What counts as one place: an address of IPv4; of IPv6 the network of 64 bits, of which whoever has
 * one address has all. What is no address is a place by itself.
 */
export function placeOf(address: string): string {
  const bare = plain(address);
  if (isIP(bare) !== 6) return bare;
  // The language writes all of them in one way.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const all = [...first, ...zeros, ...last];
  const isMapped = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? fromIPv4(all.slice(6)) : `${all.slice(0, 4).join(':')}::/64`;
}

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));

const fromIPv4 = (pair: readonly string[]): string =>
  pair
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');

/** Where a request comes from, as the request listener has noted it. */
export const addressIn = (headers: Pick<Headers, 'get'>): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';

/** The place that it comes from, by which it is counted. */
export const placeIn = (headers: Pick<Headers, 'get'>): string => placeOf(addressIn(headers));
