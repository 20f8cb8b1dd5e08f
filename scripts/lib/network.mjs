import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Tries to listen; the system's error code if that fails, otherwise undefined. */
function listenFault(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/** Why nothing can be served at this port: `EADDRINUSE`, `EACCES` …; undefined if it is free. */
export async function portFault(port, host) {
  // Some systems let one program have the port on all addresses and another on the loopback alone.
  return (await listenFault(port, host)) ?? (await listenFault(port, '127.0.0.1'));
}

/** The first free port from `port` up, in steps of `step`. */
export async function freePort(port, { host = '127.0.0.1', step = 1 } = {}) {
  for (let next = port; next < 65536; next += step) {
    if (!(await portFault(next, host))) return next;
  }
  throw new Error(`No port is free from ${port} up.`);
}

/**
 * The same for programs of which several start in one moment: each looks from a place of its own, up
 * to 800 above `port`, because a port that is found is not taken yet.
 */
export const freePortApart = (port) => freePort(port + 2 * (process.pid % 400), { step: 2 });

/** What is wrong with a host and port that have this fault, and what to do where another port helps. */
export async function portAdvice({ host, port, fault }) {
  const why = {
    EADDRINUSE: `Port ${port} is taken by another program (or by Schiefer itself, already running).`,
    EACCES: `This account may not listen on port ${port}.`,
  }[fault];
  if (why) {
    const other = await freePort(port < 1024 ? 3000 : port + 1, { host });
    return `${why}\nTry: PORT=${other} npm start`;
  }
  // Whatever else is wrong is wrong with every port.
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(fault)
    ? `HOST=${host} is not an address of this machine.`
    : `Port ${port} cannot be used (${fault}).`;
}

/** The addresses of this machine in its own network, as a phone at the table would reach it. */
export function lanAddresses(interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flat()
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .filter((address) => !address.address.startsWith('169.254.'))
    .map((address) => address.address);
}

/** Where a server on this host and port is reached: first on this machine, then from phones. */
export function addresses({ host, port, lan = lanAddresses() }) {
  const everywhere = host === '0.0.0.0' || host === '::';
  const named = everywhere || host === '127.0.0.1' ? 'localhost' : host;
  const text = (name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  return { here: text(named), phones: everywhere ? lan.map(text) : [] };
}
