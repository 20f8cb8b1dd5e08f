/** Brings the database in force to the schema of this version: `tsx scripts/migrate.ts`. */
import { databaseUrl } from '../lib/server/config/env';
import { migrate } from '../lib/server/store/migration/migrate';

try {
  const applied = await migrate(databaseUrl());
  for (const name of applied) console.log(`Applied migration ${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
