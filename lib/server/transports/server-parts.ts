/** What the server (server.mjs) is made of: Next bundles it, and hands it over when it starts. */
import 'server-only';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { OwnResponse } from './request-listener';
import type { Ending } from './stopping';

export type ServerParts = {
  readonly ServerResponse: typeof OwnResponse;
  /** The listener for requests; `next` answers what is Next's. */
  readonly listener: (
    next: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ) => RequestListener;
  /** Ends the server in good order when the process is asked to stop. */
  readonly stopOnSignals: (ending: Ending) => void;
};

declare global {
  /** Takes the parts; put there by server.mjs before it prepares Next, which calls instrumentation.ts. */
  var schieferServe: ((parts: ServerParts) => void) | undefined;
}
