/** The part of a service worker's world that this one uses; the types of pages do not know it. */

export type WorkerEvent = Event & { readonly waitUntil: (job: Promise<unknown>) => void };
export type PageRequest = WorkerEvent & {
  readonly request: Request;
  /** What the browser asked for while the worker was still waking. */
  readonly preloadResponse?: Promise<Response | undefined>;
};
type Events = {
  install: WorkerEvent;
  activate: WorkerEvent;
  sync: WorkerEvent & { readonly tag: string };
  message: WorkerEvent & { readonly data: unknown };
};
type Scope = {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: <E extends keyof Events>(
    name: E,
    listener: (event: Events[E]) => void,
  ) => void;
};

/** The world of the worker. Only the worker imports this. */
export const scope = globalThis as unknown as Scope;
