/** A database moved from SQLite to PostgreSQL. All that others may use of it. */
import 'server-only';

export { move } from './move';
