import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { LEAN_ZOD, makeLeanZod } from './scripts/lib/lean-zod.mjs';
import { lanAddresses } from './scripts/lib/network.mjs';

const ALL = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** Pages get a policy of their own each (proxy.ts); nothing else that is sent may load or run a thing. */
const headers = [
  ...ALL,
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

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
  ...ALL,
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

/**
 * Where the reader came by https, as the server in front says: never by http again, and no window of
 * another site has a hand on ours. Browsers complain about both where there is no https.
 */
const encrypted = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  turbopack: { resolveAlias: { 'zod/mini': { browser: LEAN_ZOD } } },
  // In development Next serves nothing to a phone unless its way in is named here.
  allowedDevOrigins: lanAddresses(),
  headers: async () => [
    { source: '/((?!embed/).*)', headers },
    { source: '/sw.js', headers: worker },
    { source: '/embed/:path*', headers: embedded },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: encrypted,
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
  if (phase !== PHASE_PRODUCTION_SERVER) makeLeanZod();
  return withWords(config);
}
