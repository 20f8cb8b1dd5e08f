export function build(options?: {
  readonly quiet?: boolean;
}): Promise<{ readonly output: string; readonly warnings: readonly string[] }>;
