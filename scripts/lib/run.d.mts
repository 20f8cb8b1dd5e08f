/** Runs a program to its end; see `run.mjs`. */
export function run(
  command: string,
  args: readonly string[],
  options?: {
    env?: NodeJS.ProcessEnv;
    live?: boolean;
    timeoutMs?: number;
  },
): Promise<{ status: number; output: string; timedOut: boolean }>;
