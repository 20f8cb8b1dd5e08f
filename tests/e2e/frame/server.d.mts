/** Serves the built pages with a fresh database until `stop()`; see `server.mjs`. */
export function serveBuilt(options: {
  port: number;
  name?: string;
  env?: Readonly<Record<string, string>>;
}): Promise<{
  url: string;
  database: string;
  ended: Promise<number>;
  pid: () => number;
  stop: () => Promise<void>;
  kill: () => Promise<number>;
  terminate: () => Promise<number>;
  restart: (options?: { base?: string }) => Promise<void>;
}>;
