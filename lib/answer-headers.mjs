/**
 * What every answer tells the browser to refuse. Plain JavaScript: Next’s configuration reads it, and
 * the server where it answers by itself.
 */

/** What holds for everything that is sent. */
export const ALL = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** The same for pages that bring their policy themselves (lib/server/transports/documents.ts). */
export const PAGE = {
  ...ALL,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What is no page may load or run nothing. Pages get a policy of their own each (proxy.ts). */
export const NO_PAGE = {
  ...PAGE,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * The same for scripts, styles and fonts: what else a page is told means nothing to them, and each of
 * the twenty that a first page asks for would bring it along. No frame shows them by the policy alone.
 */
export const FILE = {
  'X-Content-Type-Options': NO_PAGE['X-Content-Type-Options'],
  'Cross-Origin-Resource-Policy': NO_PAGE['Cross-Origin-Resource-Policy'],
  'Content-Security-Policy': NO_PAGE['Content-Security-Policy'],
};

/**
 * Where the reader came by https, as the server in front says: never by http again, and no window of
 * another site has a hand on ours. Browsers complain about both where there is no https.
 */
export const ENCRYPTED = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
