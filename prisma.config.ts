import { defineConfig } from 'prisma/config';
import { databaseUrl } from './lib/server/config/env';

// These commands never run the schema engine, yet insist that a binary of it exists and would
// download one: any executable will do.
if (['generate', 'validate', 'format'].some((command) => process.argv.includes(command)))
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: databaseUrl() },
});
