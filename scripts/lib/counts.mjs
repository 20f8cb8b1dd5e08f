import { readFileSync } from 'node:fs';

/**
 * What a stage came to, with the titles of the cases that were skipped, and in `told` a line for each
 * that failed or passed only when it was repeated.
 * @returns {{ passed: number, failed: number, skipped: string[], told: string[] }}
 */
export const cameTo = ({ passed = 0, failed = 0 } = {}) => ({
  passed,
  failed,
  skipped: [],
  told: [],
});

/** A runner whose exit status is not 0 has failed at least once, whatever its report says or lacks. */
const counted = (totals, status) => ({
  ...totals,
  failed: status === 0 ? totals.failed : Math.max(totals.failed, 1),
});

// Colours of a screen are of no use in a line of a log.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The case and what it failed with, in one line. */
const toldOf = (what, title, message = '') =>
  `${what}: ${title}: ${message.replace(COLOUR, '').replace(/\s+/g, ' ').slice(0, 400)}`;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts the cases in vitest's JSON report; a test file that could not run counts as one failed. */
export function countVitest(file, status) {
  const report = readReport(file);
  if (!report) return cameTo({ failed: 1 });
  const totals = cameTo();
  for (const suite of report.testResults) {
    const cases = suite.assertionResults;
    const failed = cases.filter((one) => one.status === 'failed').length;
    totals.passed += cases.filter((one) => one.status === 'passed').length;
    totals.failed += suite.status === 'failed' ? Math.max(failed, 1) : failed;
    if (suite.status === 'failed' && failed === 0)
      totals.told.push(toldOf('failed', suite.name, suite.message));
    for (const { status: how, fullName, failureMessages } of cases) {
      if (how === 'failed') totals.told.push(toldOf('failed', fullName, failureMessages?.[0]));
      else if (how !== 'passed') totals.skipped.push(fullName);
    }
  }
  return counted(totals, status);
}

/** Counts the cases in Playwright's JSON report; one that passed only when repeated is told by name. */
export function countPlaywright(file, status) {
  const report = readReport(file);
  if (!report) return cameTo({ failed: 1 });
  const totals = cameTo({ failed: report.errors?.length ?? 0 });
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const title = `${spec.file}: ${spec.title}`;
        if (test.status === 'skipped') {
          totals.skipped.push(title);
          continue;
        }
        const hasPassed = test.status !== 'unexpected';
        totals[hasPassed ? 'passed' : 'failed'] += 1;
        if (test.status === 'expected') continue;
        const message = test.results?.find(({ error }) => error)?.error.message;
        totals.told.push(toldOf(hasPassed ? 'passed when repeated' : 'failed', title, message));
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites ?? []) visit(suite);
  return counted(totals, status);
}
