/** What a page may load and run, told to the browser with the page. */
import 'server-only';

/**
 * The content security policy of one page. Scripts run only as files of this site, or where the page
 * names them: by its own nonce, or by their hashes; no text that comes into a page by mistake is one.
 *
 * Attributes of style stay allowed, because where a stroke stands on the slate is one and the server
 * draws it too; elements of style do not.
 *
 * @param scripts what names them, as a policy writes it
 * @param isDevelopment React's development build needs eval, styles come as elements, and the page
 *   reloads through a web socket
 */
export const pagePolicy = (scripts: readonly string[], isDevelopment: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The same for a page that is made for one request: its nonce, in base64, is of this page alone. */
export const pagePolicyOf = (nonce: string, isDevelopment: boolean): string =>
  pagePolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], isDevelopment);
