/**
 * The schema for PostgreSQL, derived from the one schema: the same models with another provider.
 * JSON is kept as it was written (`json` rather than `jsonb`, which would put keys in its own order),
 * so that what is read back is the same text on both databases.
 */
export const postgresSchema = (schema) =>
  [
    '// Derived from ../schema.prisma by `npm run migration`. Changes go there.\n',
    schema
      .replace('provider = "sqlite"', 'provider = "postgresql"')
      .replace('"../generated/prisma"', '"../../generated/postgres"')
      .replaceAll(/^( +\w+ +Json\??)(?= *$)/gm, '$1 @db.Json'),
  ].join('\n');

/**
 * The SQL of a migration for PostgreSQL. Texts are compared and sorted byte by byte, as SQLite does,
 * whatever the language of the database: cursors and beginnings of words depend on it.
 */
export const postgresSql = (sql) => sql.replaceAll(/\bTEXT\b(?! COLLATE)/g, 'TEXT COLLATE "C"');
