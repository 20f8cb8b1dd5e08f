import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { ALL, BOARD, ENCRYPTED, NO_PAGE } from './lib/answer-headers.mjs';
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

/** The board of a game, and the page of all boards by itself, as the service worker asks for it. */
const BOARDS = ['/games/:game([\\w-]{21})', '/board'];
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
/** What the router fetches is no document, nor is what an action answers. */
const FETCHED = [
  { type: 'header', key: 'rsc' },
  { type: 'header', key: 'next-action' },
];

/**
 * All boards are one page in each language. As a document it comes with its policy, which is known when
 * the site is built; in development, where it is made anew each time, it has none.
 *
 * @param {boolean} isBuilt
 */
const boards = (isBuilt) =>
  BOARDS.flatMap((source) =>
    SPOKEN.flatMap(({ has = [] }) => {
      const page = `/board/${has.length > 0 ? ':language' : 'en'}`;
      return [
        { source, has, missing: FETCHED, destination: isBuilt ? `${page}/document` : page },
        { source, has, destination: page },
      ];
    }),
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
  // In development Next serves nothing to a phone unless its way in is named here.
  allowedDevOrigins: lanAddresses(),
  headers: async () => [
    { source: '/((?!embed/|board$|games/[\\w-]{21}$).*)', headers: listed(NO_PAGE) },
    ...BOARDS.flatMap((source) => [
      {
        source,
        missing: FETCHED,
        headers: [...listed(BOARD), typed('text/html; charset=utf-8')],
      },
      ...FETCHED.map((header) => ({ source, has: [header], headers: listed(NO_PAGE) })),
    ]),
    { source: '/api/games/:game/board', headers: [typed('application/json')] },
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
    beforeFiles: boards(phase !== PHASE_DEVELOPMENT_SERVER),
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
