import { describe, expect, test } from 'vitest';
import { cachesOf, generationsIn, outdated } from '../../lib/worker/caches';
import { gameIn, isBoard, isPage, isTournament, waitFor } from '../../lib/worker/pages';

const ID = 'V1StGXR8_Z5jdHi6B-myT';

describe('the caches of builds', () => {
  const all = (...builds: string[]) => builds.flatMap((build) => Object.values(cachesOf(build, 1)));
  test('the files of the build before stay for its open pages, its pages go', () => {
    const own = cachesOf('c', 1);
    expect(outdated(all('a', 'b', 'c'), own)).toEqual([
      'schiefer-files-1-a',
      'schiefer-pages-1-a',
      'schiefer-pages-1-b',
    ]);
  });
  test('the first worker takes nothing away, nor any what is not the worker’s', () => {
    expect(outdated(['other', ...all('a')], cachesOf('a', 1))).toEqual([]);
  });
  test('which workers have been here', () => {
    const names = ['other', ...all('a'), cachesOf('b-c', 2).files];
    expect(generationsIn(names)).toEqual([1, 1, 2]);
  });
});

describe('pages without network', () => {
  test.each([
    [`/games/${ID}`, ID],
    [`/games/${ID}/record`, ID],
    [`/games/${ID}/changes`, undefined],
    ['/games/new', undefined],
  ])('%s', (path, game) => expect(gameIn(path)).toBe(game));

  test.each([
    [`/tournaments/${ID}`, true],
    [`/tournaments/${ID}/desk/2/12`, true],
    ['/tournaments/new', false],
    [`/tournaments/${ID}x`, false],
  ])('%s is of a tournament', (path, is) => expect(isTournament(path)).toBe(is));

  test.each([
    [`/games/${ID}`, true],
    [`/games/${ID}/record`, false],
    ['/games/new', false],
  ])('%s is a board', (path, is) => expect(isBoard(path)).toBe(is));

  test.each([
    [`/games/${ID}/record`, true, 3000],
    [`/games/${ID}/record`, false, undefined],
    ['/', false, 6000],
    ['/games/new', false, 6000],
    ['/rules/mittlere', false, 3000],
    ['/leagues', false, undefined],
  ])('how long %s is waited for', (path, knows, ms) => {
    expect(waitFor(path, knows)).toBe(ms);
  });

  test.each([
    ['/', true],
    ['/games', true],
    ['/api/games/x/record', false],
    ['/embed/leagues/x', false],
    ['/manifest.webmanifest', false],
    ['/_next/static/a.js', false],
  ])('%s', (path, is) => expect(isPage(path)).toBe(is));
});
