import { addresses, portAdvice, portFault } from './network.mjs';
import { build, generate, install, loadSettings, migrate } from './prepare.mjs';
import { exitStatus, onInterrupt, Stop, signalAll, signalGroup } from './run.mjs';
import { listening, startServer } from './serve.mjs';

/** PORT and HOST from the environment, checked; stops with a sentence if nothing can listen there. */
async function chooseAddress() {
  const host = process.env.HOST || '0.0.0.0';
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Stop(`PORT=${text} is not a port; it is a whole number from 1 to 65535.`);
  }
  const fault = await portFault(port, host);
  if (!fault) return { host, port };
  throw new Stop(await portAdvice({ host, port, fault }));
}

/** Serves until the server ends; signals go to it once, and a late second one ends it for good. */
function serve({ dev, host, port }) {
  const { child, ended } = startServer({
    dev,
    host,
    port,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let firstAt = 0;
  const pass = (signal) => {
    if (!firstAt) {
      firstAt = performance.now();
      child.kill(signal);
    } else if (performance.now() - firstAt > 1000) {
      signalGroup(child, 'SIGKILL');
    }
  };
  onInterrupt(pass);
  const stopWaiting = new AbortController();
  ended.then(() => stopWaiting.abort());
  listening({ host, port, signal: stopWaiting.signal }).then(
    () => {
      const { here, phones } = addresses({ host, port });
      console.log(`\nSchiefer is at   ${here}`);
      for (const address of phones) console.log(`on phones        ${address}`);
      console.log('Ctrl-C ends it.\n');
    },
    (error) => {
      if (!stopWaiting.signal.aborted) console.error(error.message);
    },
  );
  return ended;
}

/** `npm start` and `npm run dev`: does what is missing, then serves. Ends the process itself. */
export async function start({ dev }) {
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const uninterrupted = onInterrupt((signal) => {
    signalAll('SIGKILL');
    console.log('\nStopped.');
    process.exit(exitStatus(null, signal));
  });
  try {
    loadSettings(dev ? 'development' : 'production');
    const { host, port } = await chooseAddress();
    await install();
    await generate();
    await migrate();
    // Next makes its own pages as they are asked for; those that it does not draw follow every change too.
    const drawing = dev ? await (await import('./drawing.mjs')).watchDrawing() : null;
    if (!dev) await build();
    uninterrupted();
    process.exitCode = await serve({ dev, host, port });
    await drawing?.dispose();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
