/**
 * Prisma's schema engine as WebAssembly: it writes and applies migrations without the native
 * binary that `prisma migrate` would download. For scripts and tests; the server never loads it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

/** The folder of the schema and its migrations. */
export const PRISMA_FOLDER = fileURLToPath(new URL('../../prisma/', import.meta.url));

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
 * Runs a job with the engine on one database, and closes the database after it: the engine itself
 * would keep it open, and locked, for as long as the process lives.
 */
export async function withSchemaEngine<T>(
  url: string,
  job: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= load();
  await loaded;
  const schema = await readFile(path.join(PRISMA_FOLDER, 'schema.prisma'), 'utf8');
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

/** A migration on disk: the name of its folder and its SQL. */
export type Migration = { readonly name: string; readonly sql: string };

/** The migrations of the project in the order in which they apply. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(path.join(folder, name, 'migration.sql'), 'utf8'),
    })),
  );
}
/** Where the project keeps its migrations. */
export const migrationsFolder = path.join(PRISMA_FOLDER, 'migrations');

/** Migrations in the form in which the engine takes them. */
export const migrationList = (migrations: readonly Migration[]): MigrationList => ({
  baseDir: migrationsFolder,
  lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
  })),
});
