/**
 * Prisma's schema engine as WebAssembly: it writes and applies migrations without the native
 * binary that `prisma migrate` would download. For scripts and tests; the server never loads it.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { DiffTarget, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { type Migration, prismaFolder } from './migrations';

/** No table and no enum is left to others. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

// The binding that Prisma's own command uses; it comes with the adapter and is found through it.
const require = createRequire(import.meta.url);
type DriverAdapterUtils = {
  bindMigrationAwareSqlAdapterFactory(factory: PrismaBetterSqlite3): object;
};
function driverAdapterUtils(): DriverAdapterUtils {
  const ofAdapter = createRequire(require.resolve('@prisma/adapter-better-sqlite3'));
  return ofAdapter('@prisma/driver-adapter-utils');
}

/** Once per process: the glue keeps views of the memory of one instance. */
let loaded: Promise<void> | undefined;
async function load(): Promise<void> {
  const wasm = path.join(
    path.dirname(require.resolve('@prisma/schema-engine-wasm')),
    'schema_engine_bg.wasm',
  );
  // The glue is typed as what it exports for use, not as the imports that the module asks for.
  const imports = { './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiate(await readFile(wasm), imports);
  glue.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === 'function') start();
}

/**
 * Runs a job with the engine on one SQLite database, and closes the database after it: the engine itself
 * would keep it open, and locked, for as long as the process lives.
 */
export async function withSchemaEngine<T>(
  url: string,
  job: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= load();
  await loaded;
  const schema = await readFile(path.join(prismaFolder(url), 'schema.prisma'), 'utf8');
  const connections: { dispose(): Promise<void> }[] = [];
  class Remembering extends PrismaBetterSqlite3 {
    override async connect() {
      const connection = await super.connect();
      connections.push(connection);
      return connection;
    }
  }
  const engine = await glue.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => {},
    driverAdapterUtils().bindMigrationAwareSqlAdapterFactory(new Remembering({ url })),
  );
  try {
    return await job(engine);
  } finally {
    engine.free();
    for (const connection of connections) await connection.dispose();
  }
}

/**
 * The SQL that leads from one schema to another; empty where they say the same.
 *
 * @param from a schema, null for nothing at all, or the address of an SQLite database
 */
export async function sqlBetween(
  from: string | null | { readonly url: string },
  to: string,
): Promise<string> {
  const files = (content: string) => [{ path: 'schema.prisma', content }];
  const start = (): DiffTarget => {
    if (from === null) return { tag: 'empty' };
    if (typeof from === 'string') return { tag: 'schemaDatamodel', files: files(from) };
    return { tag: 'schemaDatasource', files: files(to), configDir: prismaFolder('file:') };
  };
  // The engine is not interested in the database unless it is asked about it.
  const url = typeof from === 'object' && from !== null ? from.url : 'file::memory:';
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: start(),
      to: { tag: 'schemaDatamodel', files: files(to) },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    }),
  );
  const sql = stdout ?? '';
  return /^\s*[^-\s]/m.test(sql.replaceAll(/^--.*$/gm, '')) ? sql : '';
}

/** Migrations in the form in which the engine takes them; it applies those of SQLite. */
export const migrationList = (migrations: readonly Migration[]): MigrationList => ({
  baseDir: path.join(prismaFolder('file:'), 'migrations'),
  lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
  })),
});
