import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  addresses,
  freePort,
  lanAddresses,
  portAdvice,
  portFault,
} from '../../scripts/lib/network.mjs';
import { isNodeSupported, nodeFault } from '../../scripts/lib/node-version.mjs';
import { explainInstall, headersFolder, matchesLock } from '../../scripts/lib/npm.mjs';
import { warningsIn } from '../../scripts/lib/prepare.mjs';
import { exitStatus, run } from '../../scripts/lib/run.mjs';
import { listening } from '../../scripts/lib/serve.mjs';
import { filesUnder, hashOf } from '../../scripts/lib/stamp.mjs';

const folder = mkdtempSync(join(tmpdir(), 'schiefer-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('Node', () => {
  test.each([
    ['18.20.4', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.1.0', true],
  ])('%s: supported %s', (version, supported) => {
    expect(isNodeSupported(version)).toBe(supported);
    expect(nodeFault(version) === undefined).toBe(supported);
  });

  test('a fault names the version that is there', () => {
    expect(nodeFault('18.20.4')).toContain('this is Node 18.20.4');
  });
});

describe('packages', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.2.3' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  test.each([
    ['all there', { 'node_modules/a': '1.2.3', 'node_modules/b': '2.0.0' }, true],
    ['optional one missing', { 'node_modules/a': '1.2.3' }, true],
    [
      'optional one of another version',
      { 'node_modules/a': '1.2.3', 'node_modules/b': '1.9.0' },
      false,
    ],
    ['another version', { 'node_modules/a': '1.2.4' }, false],
    ['one missing', { 'node_modules/b': '2.0.0' }, false],
  ])('%s', (_, versions, whole) => {
    const packages = Object.fromEntries(
      Object.entries(versions).map(([path, version]) => [path, { version }]),
    );
    expect(matchesLock(wanted, { packages })).toBe(whole);
  });

  test.each([
    ['npm error code ENOTFOUND\nnpm error network request to …', 'could not be reached'],
    ['npm error gyp ERR! find Python', 'apt-get install python3 make g++'],
    ['npm error code ENOSPC', 'disk is full'],
    ['npm error code EACCES', 'may not write'],
    ['npm error something else', 'what it said is above'],
  ])('a failed installation is explained: %s', (output, words) => {
    expect(explainInstall(output)).toContain(words);
  });

  test('headers count only if they are of exactly this Node', () => {
    mkdirSync(join(folder, 'prefix/include/node'), { recursive: true });
    const file = join(folder, 'prefix/include/node/node_version.h');
    writeFileSync(file, '#define NODE_MODULE_VERSION 1150\n');
    expect(headersFolder([join(folder, 'prefix')], '115')).toBeUndefined();
    writeFileSync(file, '#define NODE_MODULE_VERSION 115\n');
    expect(headersFolder([join(folder, 'none'), join(folder, 'prefix')], '115')).toBe(
      join(folder, 'prefix'),
    );
  });
});

describe('stamps', () => {
  test('a hash changes with a content, a name, a word, and with nothing else', () => {
    const base = `${join(folder, 'tree')}/`;
    mkdirSync(join(base, 'app/inner'), { recursive: true });
    writeFileSync(join(base, 'app/inner/page.tsx'), 'one');
    writeFileSync(join(base, 'next.config.js'), 'two');
    const inputs = ['next.config.js', 'app', 'missing.ts'];
    expect(filesUnder(inputs, base)).toEqual(['app/inner/page.tsx', 'next.config.js']);
    const before = hashOf(inputs, ['A=1'], base);
    expect(hashOf(inputs, ['A=1'], base)).toBe(before);
    expect(hashOf(inputs, ['A=2'], base)).not.toBe(before);
    writeFileSync(join(base, 'app/inner/page.tsx'), 'three');
    const changed = hashOf(inputs, ['A=1'], base);
    expect(changed).not.toBe(before);
    writeFileSync(join(base, 'app/inner/other.tsx'), '');
    expect(hashOf(inputs, ['A=1'], base)).not.toBe(changed);
  });
});

describe('build', () => {
  test.each([
    [' ⚠ The "middleware" file convention is deprecated.', 1],
    ['warn  - something', 1],
    ['Warning: an image without a size', 1],
    ['(node:12) [DEP0040] DeprecationWarning: punycode', 0],
    [' ✓ Compiled successfully', 0],
  ])('%s: %i warnings', (line, count) => {
    expect(warningsIn(`first\n${line}\nlast`)).toHaveLength(count);
  });
});

describe('network', () => {
  test('a taken port is noticed and the next free one found', async () => {
    const port = await freePort(41001, { step: 2 });
    const server = createServer();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await portFault(port, '0.0.0.0')).toBe('EADDRINUSE');
    expect(await freePort(port, { step: 2 })).toBeGreaterThan(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await portFault(port, '127.0.0.1')).toBeUndefined();
  });

  test('what is wrong with an address is said, and another port only where that helps', async () => {
    const nowhere = { host: '192.0.2.254', port: 41_501 };
    const fault = await portFault(nowhere.port, nowhere.host);
    expect(await portAdvice({ ...nowhere, fault })).toBe(
      'HOST=192.0.2.254 is not an address of this machine.',
    );
    const taken = { host: '127.0.0.1', port: 41_501, fault: 'EADDRINUSE' };
    expect(await portAdvice(taken)).toMatch(
      /^Port 41501 is taken by .+\nTry: PORT=415\d\d npm start$/,
    );
    expect(await portAdvice({ host: '127.0.0.1', port: 80, fault: 'EACCES' })).toMatch(
      /^This account may not listen on port 80\.\nTry: PORT=3\d\d\d npm start$/,
    );
    expect(await portAdvice({ host: '127.0.0.1', port: 80, fault: 'EIO' })).toBe(
      'Port 80 cannot be used (EIO).',
    );
  });

  test('phones get the addresses of the local network only', () => {
    const found = lanAddresses({
      lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
      wlan: [
        { family: 'IPv6', internal: false, address: 'fe80::1' },
        { family: 'IPv4', internal: false, address: '192.168.1.20' },
      ],
      odd: [{ family: 'IPv4', internal: false, address: '169.254.3.4' }],
    });
    expect(found).toEqual(['192.168.1.20']);
  });

  test.each([
    ['0.0.0.0', 'http://localhost:3000', ['http://192.168.1.20:3000']],
    ['127.0.0.1', 'http://localhost:3000', []],
    ['192.168.1.20', 'http://192.168.1.20:3000', []],
    ['::1', 'http://[::1]:3000', []],
  ])('host %s', (host, here, phones) => {
    expect(addresses({ host, port: 3000, lan: ['192.168.1.20'] })).toEqual({ here, phones });
  });
});

describe('programs', () => {
  test('output of both kinds and the exit status come back', async () => {
    const script = "console.log('out'); console.error('err'); process.exitCode = 3;";
    const { status, output } = await run(process.execPath, ['-e', script]);
    expect(status).toBe(3);
    expect(output).toContain('out');
    expect(output).toContain('err');
  });

  test('one that is missing is a status, not a crash', async () => {
    expect((await run('no-such-program-anywhere', [])).status).toBe(127);
  });

  test('one that hangs is ended with all that it started', async () => {
    const script =
      "const c = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']); console.log(c.pid); setInterval(() => {}, 1000);";
    const { status, timedOut, output } = await run(process.execPath, ['-e', script], {
      timeoutMs: 1000,
    });
    expect({ status, timedOut }).toEqual({ status: 137, timedOut: true });
    await expect.poll(() => isAlive(Number(output))).toBe(false);
  });

  test('a status of a signal is 128 and its number', () => {
    expect(exitStatus(null, 'SIGTERM')).toBe(143);
    expect(exitStatus(0, null)).toBe(0);
  });
});

/** Whether a process still runs; one that only waits to be reaped does not. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return existsSync('/proc/self') === false;
  }
}

test('a server is there once it answers, not as soon as it takes connections', async () => {
  const port = await freePort(41_601, { step: 2 });
  let isReady = false;
  let asked = 0;
  const server = createHttpServer((request, response) => {
    asked += 1;
    if (isReady) response.end(request.url);
    else request.socket.destroy();
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const there = listening({ host: '0.0.0.0', port }).then(() => 'there');
  while (asked < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await Promise.race([there, new Promise((done) => setTimeout(done, 100, 'not yet'))])).toBe(
    'not yet',
  );
  isReady = true;
  expect(await there).toBe('there');
  await new Promise((resolve) => server.close(resolve));
  await expect(listening({ host: '127.0.0.1', port, timeoutMs: 100 })).rejects.toThrow(
    /^Nothing answers at 127\.0\.0\.1:\d+ after 100 ms\.$/,
  );
});
