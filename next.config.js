import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { LEAN_ZOD, makeLeanZod } from './scripts/lib/lean-zod.mjs';
import { lanAddresses } from './scripts/lib/network.mjs';

const development = process.env.NODE_ENV === 'development';

/**
 * What a page may load: this site alone. Inline scripts stay allowed because Next writes a page's
 * data into it; the only other way, a nonce, would make every page dynamic. React's development
 * build needs eval, and reloads through a web socket.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  `connect-src 'self'${development ? ' ws:' : ''}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** A season's table for other websites: a page without code, the only one that others may frame. */
const embedded = [
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
  ...headers.filter(({ key }) => ['X-Content-Type-Options', 'Permissions-Policy'].includes(key)),
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
    { source: '/embed/:path*', headers: embedded },
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
