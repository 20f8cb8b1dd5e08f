/** Serves the built pages with a fresh database until `stop()`; see `server.mjs`. */
export function serveBuilt(options: {
  port: number;
  name?: string;
  env?: Record<string, string>;
}): Promise<{
  url: string;
  ended: Promise<number>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  restart: (options?: { base?: string }) => Promise<void>;
}>;
