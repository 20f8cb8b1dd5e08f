/** What is said of what npm found, and that not having been told is not the same as nothing there. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { audit, ENDS, readFaults, readSignatures } from '../../scripts/lib/audit.mjs';

const WARNING = 'npm warn Unknown user config "x".\n';
const clean = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {},
  metadata: { vulnerabilities: { total: 0 }, dependencies: { total: 812 } },
});
const faulty = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    outer: { name: 'outer', severity: 'low', range: '*', via: ['inner'], fixAvailable: false },
    inner: {
      name: 'inner',
      severity: 'high',
      range: '<1.2.3',
      via: [{ title: 'Runs what it reads', url: 'https://example.org/advisory' }],
      fixAvailable: true,
    },
  },
  metadata: { vulnerabilities: { total: 2 }, dependencies: { total: 812 } },
});
const without = JSON.stringify({ message: 'not allowed', statusCode: 405, error: {} });
const offline = JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request failed' } });

describe('known faults', () => {
  test.each([
    ['none', `${WARNING}${clean}\n`, ENDS.clean, /^no known fault in 812 packages$/],
    [
      'a registry without the service',
      `${without}\nnpm error`,
      ENDS.unknown,
      /no such service.*405/,
    ],
    ['a registry that wants to know who asks', '{"statusCode":401}', ENDS.unknown, /refused.*401/],
    ['no network', offline, ENDS.unknown, /network/],
    ['no answer', '', ENDS.unknown, /could not be asked/],
    ['half an answer', clean.slice(0, 60), ENDS.unknown, /could not be asked/],
  ])('%s', (_, output, end, said) => {
    const read = readFaults(output);
    expect(read.end).toBe(end);
    expect(read.lines[0]).toMatch(said);
  });

  test('are listed, the worst first, with what they are and whether they are mended', () => {
    expect(readFaults(faulty)).toEqual({
      end: ENDS.found,
      lines: [
        'high: inner <1.2.3: Runs what it reads https://example.org/advisory (mended in a newer one)',
        'low: outer *: through inner',
      ],
    });
  });
});

test.each([
  ['all right', '{"invalid":[],"missing":[]}', ENDS.clean, /every signature/],
  [
    'one wrong',
    '{"invalid":[{"name":"a","version":"1.0.0"}],"missing":[]}',
    ENDS.found,
    /^a 1.0.0/,
  ],
  [
    'one missing',
    '{"invalid":[],"missing":[{"name":"b","version":"2.0.0"}]}',
    ENDS.found,
    /^b 2.0.0/,
  ],
  ['a registry without keys', 'npm error 404 Not Found', ENDS.unknown, /no such service/],
])('signatures: %s', (_, output, end, said) => {
  const read = readSignatures(output);
  expect(read.end).toBe(end);
  expect(read.lines[0]).toMatch(said);
});

describe('the command', () => {
  afterEach(() => vi.restoreAllMocks());
  const signed = '{"invalid":[],"missing":[]}';
  test.each([
    ['nothing found', [clean, clean, signed], ENDS.clean],
    ['something found and something not told', [clean, faulty, ''], ENDS.found],
    ['something not told', [clean, clean, ''], ENDS.unknown],
  ])('ends with what there is to know: %s', async (_, outputs, end) => {
    const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
    const answers = [...outputs];
    expect(await audit(async () => ({ output: answers.shift(), timedOut: false }))).toBe(end);
    expect(said.mock.calls.flat().join('\n').includes('Not everything')).toBe(end === ENDS.unknown);
  });
});
