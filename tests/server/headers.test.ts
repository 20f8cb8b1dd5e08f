/** What every answer tells the browser to refuse. The browser’s side is in tests/e2e/policy.spec.ts. */
import { createHash } from 'node:crypto';
import type { NextConfig } from 'next';
import {
  unstable_getResponseFromNextConfig as fromConfig,
  getRewrittenUrl,
  unstable_doesMiddlewareMatch as goesThroughProxy,
} from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { pagePolicy, pagePolicyOf } from '../../lib/server/transports/content-policy';
import { scriptHashes } from '../../lib/server/transports/static-page';
import { proxy, config as proxyConfig } from '../../proxy';
import { handlers, pages } from '../helpers/routes';

// Written for Node as it is, without types.
const file = '../../next.config.js';
const made: { default: (phase: string) => NextConfig } = await import(file);
const nextConfig = made.default('phase-production-server');
const HERE = 'http://schiefer.example';
const filled = (address: string) =>
  address.replaceAll(/\[(?:\.\.\.)?\w+\]/g, 'V1StGXR8_Z5jdHi6B-myT');
const isPage = (address: string, headers: Record<string, string> = {}) =>
  goesThroughProxy({ config: proxyConfig, url: filled(address), headers, nextConfig });
const headersOf = async (address: string, headers: Record<string, string> = {}) =>
  (await fromConfig({ url: `${HERE}${filled(address)}`, nextConfig, headers })).headers;

describe('the policy of a page', () => {
  test('goes to the browser and to what renders, with a nonce that nobody can guess', () => {
    const nonces = Array.from({ length: 100 }, () => {
      const response = proxy(new NextRequest(`${HERE}/leagues`));
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy);
      return /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    });
    expect(new Set(nonces).size).toBe(100);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  });

  test('is not one that the request brings', () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'" };
    const response = proxy(new NextRequest(HERE, { headers }));
    expect([...response.headers].join()).not.toContain('nonce-mine');
  });

  test('allows no script of the page’s text, and no style but in attributes', () => {
    const policy = pagePolicyOf('abc', false);
    expect(policy.match(/[^;]*unsafe[^;]*/g)).toEqual([" style-src-attr 'unsafe-inline'"]);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/\*|https?:/);
  });

  test.each(pages())('$address has one', ({ address }) => {
    // Those that are made with the site bring their own (lib/server/transports/documents.ts).
    expect(isPage(address)).toBe(!/^\/(board|made)\//.test(address));
  });

  test.each([
    ['/', '/made/en/start'],
    ['/games', '/made/en/games'],
    ['/games/[gameId]', '/board/en'],
    ['/board', '/board/en'],
    ['/leagues/[leagueId]', '/made/en/drawn'],
    ['/leagues/[leagueId]/table', '/made/en/drawn'],
    ['/leagues/[leagueId]/seasons/[seasonId]', '/made/en/drawn'],
  ])('%s brings its own; to the router it is one for everybody', async (address, made) => {
    expect(isPage(filled(address))).toBe(false);
    for (const name of ['rsc', 'next-action']) {
      const headers = { [name]: '1' };
      const fetched = await fromConfig({ url: `${HERE}${filled(address)}`, nextConfig, headers });
      expect(getRewrittenUrl(fetched)).toBe(`${HERE}${made}`);
      expect(fetched.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    }
  });

  test('names the scripts in a page that was made with the site by their hashes', () => {
    const html =
      '<script>a()</script><script src="/x.js" async=""></script><script id="b">c</script>';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(scriptHashes(html)).toEqual([hash('a()'), hash('c')]);
    expect(pagePolicy(scriptHashes(html), false)).toContain(
      `script-src 'self' ${hash('a()')} ${hash('c')};`,
    );
  });

  test.each(['/nothing', '/nothing.html', '/games/x.js'])('%s too', (address) => {
    expect(isPage(address)).toBe(true);
  });

  test.each([
    ...handlers().map(({ address }) => address),
    '/_next/static/chunks/a.js',
    '/icon.svg',
    '/icons/icon-192.png',
    '/manifest.webmanifest',
    '/favicon.ico',
  ])('%s is no page and is not slowed by it', (address) => {
    // A picture has the address of a page’s part, and is nothing but asked for rarely.
    expect(isPage(address)).toBe(/\/(picture|export)$/.test(address));
  });

  test.each(['rsc', 'next-action', 'next-router-prefetch'])(
    'what a request with %s gets is no document',
    (name) => {
      expect(isPage('/leagues', { [name]: '1' })).toBe(false);
    },
  );
});

test('nobody can have pictures worked on by their address', () => {
  expect(nextConfig.images).toEqual({ unoptimized: true });
});

describe('everything else', () => {
  test.each(['/api/v1/games', '/api/health', '/_next/static/chunks/a.js', '/games'])(
    '%s may load nothing, stand in no frame, and is what it says',
    async (address) => {
      const headers = await headersOf(address);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-anc/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      // What a page is told besides says nothing to a file, and is not sent with it.
      const isFile = address.startsWith('/_next/static/');
      expect(headers.get('x-frame-options')).toBe(isFile ? null : 'DENY');
      expect(headers.get('referrer-policy')).toBe(isFile ? null : 'same-origin');
      expect(headers.has('permissions-policy')).toBe(!isFile);
    },
  );

  test.each([...handlers().map(({ address }) => address), '/sw.js', '/icon.svg', '/nothing'])(
    '%s says all that a policy has to',
    async (address) => {
      const { headers } = await fromConfig({ url: `${HERE}${filled(address)}`, nextConfig });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toMatch(/frame-ancestors ('none'|\*)/);
      expect(policy.includes('frame-ancestors *')).toBe(address.startsWith('/embed/'));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(/^(same-origin|no-referrer)$/);
    },
  );

  test('a table for other websites may be framed and runs nothing', async () => {
    const headers = await headersOf('/embed/leagues/[leagueId]/seasons/[seasonId]');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
    expect(policy).not.toContain('script');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('by https: never by http again, and out of other windows’ reach', async () => {
    for (const address of ['/', '/api/v1/games', '/embed/leagues/x/seasons/y']) {
      const headers = await headersOf(address, { 'x-forwarded-proto': 'https' });
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
    expect((await headersOf('/')).get('strict-transport-security')).toBeNull();
  });
});
