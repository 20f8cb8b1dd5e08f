/**
 * The server, in development as in production: `node server.mjs --host 0.0.0.0 --port 3000 [--dev]`.
 * Next answers pages and files; what stands before it is `lib/server/transports/request-listener.ts`, which Next
 * bundles and instrumentation.node.ts hands over (lib/server/transports/server-parts.ts). Settings and database
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
// Links for other phones ask it.
process.env.HOST = host;
const { default: next } = await import('next');

// Next takes what asks for another protocol from the server that it is behind, for its hot reload, and has no
// answer for it else: built, it is behind one that nobody reaches, and such a request is one like any other.
const app = next({ dev, hostname: host, port, ...(!dev && { httpServer: createServer() }) });
/** @type {Promise<import('./lib/server/transports/server-parts').ServerParts>} */
const handedOver = new Promise((resolve) => {
  globalThis.schieferServe = resolve;
});
await app.prepare();
const { ServerResponse, listener, stopOnSignals } = await handedOver;
const server = createServer({ ServerResponse }, listener(app.getRequestHandler()));
stopOnSignals({ server, closeNext: () => app.close() });
server.listen(port, host);
