import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { ALL, ENCRYPTED, FILE, NO_PAGE, PAGE } from './lib/answer-headers.mjs';
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

/**
 * What a route answers Next packs only where its type is said here: what the route itself says of it comes
 * as a list, which the packing does not read.
 */
const typed = (/** @type {string} */ value) => ({ key: 'Content-Type', value });

/**
 * Pages that were made when the site was built, one in each language: where they lie, and what they are
 * asked by. As documents the server sends them by itself (lib/server/transports/documents.ts), with a policy that
 * names what is in them; Next answers what the router fetches, and in development all.
 */
const MADE = {
  // The board of a game, and the page of all boards by itself, as the service worker asks for it.
  '/board/:language': ['/games/:game([\\w-]{21})', '/board'],
  '/made/:language/start': ['/'],
  '/made/:language/games': ['/games'],
  '/made/:language/drawn': [
    '/leagues/:league([\\w-]{21})',
    '/leagues/:league([\\w-]{21})/table',
    '/leagues/:league([\\w-]{21})/seasons/:season([\\w-]{21})',
    '/leagues/:league([\\w-]{21})/seasons/:season([\\w-]{21})/race',
    '/leagues/:league([\\w-]{21})/seasons/:season([\\w-]{21})/players/:player([\\w-]{21})',
    '/leagues/:league([\\w-]{21})/games',
    '/players/:player([\\w-]{21})',
  ],
  '/made/:language/tournament': [
    '/tournaments/:tournament([\\w-]{21})',
    '/tournaments/:tournament([\\w-]{21})/:place*',
  ],
  '/made/:language/evening': ['/leagues/:league([\\w-]{21})/evenings/:evening([\\w-]{21})'],
};
const OURS = 'en|de|fr|it|sv';
/** Where the reader's language is found: chosen on this phone, else the first of the browser's, else English. */
const SPOKEN = [
  { has: [{ type: 'cookie', key: 'schiefer-language', value: `(?<language>${OURS})` }] },
  {
    has: [
      {
        type: 'header',
        key: 'accept-language',
        value: `(?:(?!(?:${OURS})\\b)[^,]*,\\s*)*(?<language>${OURS})\\b.*`,
      },
    ],
  },
  {},
];
const made = () =>
  Object.entries(MADE).flatMap(([page, sources]) =>
    sources.flatMap((source) =>
      SPOKEN.map(({ has = [] }) => ({
        source,
        has,
        destination: has.length > 0 ? page : page.replace(':language', 'en'),
      })),
    ),
  );

/**
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) => ({
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  // Pictures are served as they are: without this an address would work on any of them for anybody.
  images: { unoptimized: true },
  turbopack: { resolveAlias: { 'zod/mini': { browser: LEAN_ZOD } } },
  // The rules in prose (lib/i18n/rules), compiled by the bundler itself.
  experimental: { mdxRs: true },
  // In development Next serves nothing to a phone unless its way in is named here, nor to this machine
  // by another name than `localhost`: a page would come without ever being loaded anew.
  allowedDevOrigins: ['127.0.0.1', '[::1]', ...lanAddresses()],
  headers: async () => [
    {
      source: '/((?!embed/|_next/static/).*)',
      // In development pages that have no policy of their own are answered by Next too.
      headers: listed(phase === PHASE_DEVELOPMENT_SERVER ? PAGE : NO_PAGE),
    },
    { source: '/_next/static/:path*', headers: listed(FILE) },
    { source: '/sw.js', headers: [...worker, typed('text/javascript; charset=utf-8')] },
    { source: '/embed/:path*', headers: embedded },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: listed(ENCRYPTED),
    },
  ],
  // Browsers ask for it unasked, as in the moment in which one page replaces another.
  rewrites: async () => ({
    beforeFiles: made(),
    afterFiles: [{ source: '/favicon.ico', destination: '/icon.svg' }],
    fallback: [],
  }),
});

/**
 * Texts are compiled on the server (lib/i18n/catalogue.ts): `precompile` only chooses the formatter
 * that takes them so, which leaves the parser out of the phone. There are no files for it to load.
 */
const withWords = createNextIntlPlugin({
  requestConfig: './lib/server/transports/intl.ts',
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
  return withWords(config(phase));
}
