/** What a page may load and run, told to the browser with the page. */
import 'server-only';

/**
 * The content security policy of one page. Scripts run only with the page's own nonce, or as files of
 * this site that such a script loads; no text that comes into a page by mistake is one.
 *
 * Attributes of style stay allowed, because where a stroke stands on the slate is one and the server
 * draws it too; elements of style do not.
 *
 * @param nonce of this page alone, in base64
 * @param isDevelopment React's development build needs eval, styles come as elements, and the page
 *   reloads through a web socket
 */
export const pagePolicy = (nonce: string, isDevelopment: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
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
