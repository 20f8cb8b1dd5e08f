/**
 * The server, in development as in production: `node server.mjs --host 0.0.0.0 --port 3000 [--dev]`.
 * Next answers pages and files; what stands before it is `lib/server/request-listener.ts`, which Next
 * bundles and instrumentation.node.ts hands over (lib/server/server-parts.ts). Settings and database
 * must be there: `npm start` sees to both.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '0.0.0.0' },
    port: { type: 'string', default: '3000' },
    dev: { type: 'boolean', default: false },
  },
});
const { host, dev } = values;
const port = Number(values.port);
// React and Next read it when they are loaded.
process.env.NODE_ENV = dev ? 'development' : 'production';
const { default: next } = await import('next');

const app = next({ dev, hostname: host, port });
/** @type {Promise<import('./lib/server/server-parts').ServerParts>} */
const handedOver = new Promise((resolve) => {
  globalThis.schieferServe = resolve;
});
await app.prepare();
const { ServerResponse, listener, stopOnSignals } = await handedOver;
const server = createServer({ ServerResponse }, listener(app.getRequestHandler()));
// Nothing here speaks another protocol than HTTP, save Next where it tells the browser what was edited:
// it listens by itself once it was asked something.
server.on('upgrade', ({ url }, socket) => {
  if (!dev || !url?.startsWith('/_next/'))
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
});
stopOnSignals({ server, closeNext: () => app.close() });
server.listen(port, host);
