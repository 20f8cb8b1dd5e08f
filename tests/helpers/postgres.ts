/** The PostgreSQL of the project `server on PostgreSQL`, with a template that is migrated once. */
import type { TestProject } from 'vitest/node';
import { migrate } from '../../lib/server/store/migration/migrate';
import { startPostgres } from '../../scripts/lib/postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that the tests run on, and what their databases are copies of; unset on SQLite. */
    postgres: { readonly url: string; readonly template: string } | undefined;
  }
}

/** Starts it before the first test file; what it answers takes it away after the last one. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = `template_${process.pid}`;
  await server.run(`CREATE DATABASE ${template}`);
  await migrate(server.url(template));
  provide('postgres', { url: server.url('postgres'), template });
  return async () => {
    await server.run(`DROP DATABASE ${template}`);
    await server.stop();
  };
}
