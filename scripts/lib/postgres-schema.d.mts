export function postgresSchema(schema: string): string;
export function postgresSql(sql: string): string;
