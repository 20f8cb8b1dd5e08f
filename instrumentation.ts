import type { Instrumentation } from 'next';

/** Called once by Next before the server takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation.node')).start();
}

/** Called by Next for every fault that nothing else caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    (await import('./instrumentation.node')).logFault(error, request, context);
};
