import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { ALL, ENCRYPTED, NO_PAGE } from './lib/answer-headers.mjs';
import { LEAN_ZOD, makeLeanZod } from './scripts/lib/lean-zod.mjs';
import { makeMessages, watchMessages } from './scripts/lib/messages.mjs';
import { lanAddresses } from './scripts/lib/network.mjs';

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The service worker: it fetches the pages and files that it keeps, and sends what waits. */
const worker = [
  {
    key: 'Content-Security-Policy',
    value:
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
];

/** A season's table for other websites: a page without code, the only one that others may frame. */
const embedded = [
  ...listed(ALL),
  {
    key: 'Content-Security-Policy',
    value: [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ].join('; '),
  },
  { key: 'Referrer-Policy', value: 'no-referrer' },
];

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // Pictures are served as they are: without this an address would work on any of them for anybody.
  images: { unoptimized: true },
  turbopack: { resolveAlias: { 'zod/mini': { browser: LEAN_ZOD } } },
  // The rules in prose (lib/i18n/rules), compiled by the bundler itself.
  experimental: { mdxRs: true },
  // In development Next serves nothing to a phone unless its way in is named here.
  allowedDevOrigins: lanAddresses(),
  headers: async () => [
    { source: '/((?!embed/).*)', headers: listed(NO_PAGE) },
    { source: '/sw.js', headers: worker },
    { source: '/embed/:path*', headers: embedded },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: listed(ENCRYPTED),
    },
  ],
  // Browsers ask for it unasked, as in the moment in which one page replaces another.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/icon.svg' }],
};

/**
 * Texts are compiled on the server (lib/i18n/catalogue.ts): `precompile` only chooses the formatter
 * that takes them so, which leaves the parser out of the phone. There are no files for it to load.
 */
const withWords = createNextIntlPlugin({
  requestConfig: './lib/server/intl.ts',
  experimental: {
    messages: { path: './lib/i18n/none', locales: 'infer', format: 'json', precompile: true },
  },
});

/** @param {string} phase */
export default function nextConfig(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) {
    makeLeanZod();
    makeMessages();
  }
  if (phase === PHASE_DEVELOPMENT_SERVER) watchMessages();
  return withWords(config);
}
