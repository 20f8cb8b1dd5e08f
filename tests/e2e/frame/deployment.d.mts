/** A newer build of the same pages in a folder of its own; see `deployment.mjs`. */
export function nextBuild(options: {
  id: string;
  generation?: number;
}): Promise<{ base: string; remove: () => void }>;
