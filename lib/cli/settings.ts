/** Reads the settings as the server does: its files in its order, what is in the environment first. */
import { existsSync } from 'node:fs';

/** Brings the settings of the files into the environment. */
export function loadSettings(): void {
  for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
    if (existsSync(file)) process.loadEnvFile(file);
}
