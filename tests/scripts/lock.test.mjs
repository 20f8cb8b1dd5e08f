import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** Whether the package at this path finds one of this name: inside itself or in a folder above. */
function finds(path, name) {
  const inside = `${path ? `${path}/` : ''}node_modules/${name}`;
  if (packages[inside]) return true;
  return path !== '' && finds(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

test('the lock file names the packages for every platform; npm leaves out what a registry lacks and then refuses the file', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(path, name))
      .map((name) => `${path} asks for ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file holds no address of a registry', () => {
  expect(Object.entries(packages).filter(([, entry]) => entry.resolved)).toEqual([]);
});

test('packages are pinned exactly', () => {
  const { dependencies, devDependencies } = packages[''];
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d/.test(version))).toEqual([]);
});
