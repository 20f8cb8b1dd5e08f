import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * The folder whose `include/node` holds the headers of exactly this Node, if the machine has them:
 * beside the binary, or the system's. A native module can then be compiled without a download.
 */
export function headersFolder(
  candidates = [dirname(dirname(process.execPath)), '/usr'],
  abi = process.versions.modules,
) {
  return candidates.find((folder) => {
    const file = join(folder, 'include/node/node_version.h');
    if (!existsSync(file)) return false;
    return new RegExp(`define NODE_MODULE_VERSION ${abi}\\b`).test(readFileSync(file, 'utf8'));
  });
}

/** What a person should do about a failed installation, from what npm said. */
export function explainInstall(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output)) {
    return 'The npm registry could not be reached. Connect this machine to the network (or set the proxy npm should use) and run the command again.';
  }
  if (/gyp ERR!|node-gyp|prebuild-install/.test(output)) {
    return 'The database library could not be compiled and there was no finished one to download. It needs Python 3, make and a C++ compiler; on Debian or Ubuntu: apt-get install python3 make g++';
  }
  if (/\bENOSPC\b/.test(output)) return 'The disk is full.';
  if (/\b(EACCES|EPERM)\b/.test(output)) {
    return 'npm may not write here. Is the folder, or npm’s own cache, owned by somebody else?';
  }
  return 'npm ci failed; what it said is above.';
}

/**
 * Whether what is in node_modules is what the lock file asks for, version by version. Packages for
 * other platforms may be missing.
 */
export function matchesLock(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    const found = installed.packages?.[path];
    return found ? found.version === version : optional === true;
  });
}

/** Whether node_modules is whole and its native module runs on this Node. */
export async function isInstalled() {
  const parse = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  try {
    if (!matchesLock(parse('package-lock.json'), parse('node_modules/.package-lock.json'))) {
      return false;
    }
  } catch {
    return false;
  }
  const open = "new (require('better-sqlite3'))(':memory:').close()";
  return (await run(process.execPath, ['-e', open])).status === 0;
}

/** The npm that runs this script, else the one on the path: a command and its first arguments. */
export function npmHere() {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('js') ? [process.execPath, [npm]] : ['npm', []];
}

/** `npm ci`; what was fetched before is reused. */
export function cleanInstall() {
  const [command, before] = npmHere();
  const headers = headersFolder();
  const args = ['ci', '--include=dev', '--prefer-offline', '--fetch-retry-mintimeout=2000'];
  return run(command, [...before, ...args], {
    env: {
      ...process.env,
      // As a package's setting, not npm_config_nodedir: of that npm complains on every run.
      ...(headers && { npm_package_config_node_gyp_nodedir: headers }),
    },
  });
}
