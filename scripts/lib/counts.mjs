import { readFileSync } from 'node:fs';

/**
 * What a stage came to: `{ passed, failed, skipped }`, the last one the titles of the cases skipped.
 * A runner whose exit status is not 0 has failed at least once, whatever its report says or lacks.
 */
const counted = ({ passed, failed, skipped }, status) => ({
  passed,
  failed: status === 0 ? failed : Math.max(failed, 1),
  skipped,
});

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
  if (!report) return { passed: 0, failed: 1, skipped: [] };
  const totals = { passed: 0, failed: 0, skipped: [] };
  for (const suite of report.testResults) {
    const cases = suite.assertionResults;
    const failed = cases.filter((one) => one.status === 'failed').length;
    totals.passed += cases.filter((one) => one.status === 'passed').length;
    totals.failed += suite.status === 'failed' ? Math.max(failed, 1) : failed;
    for (const one of cases) {
      if (one.status !== 'passed' && one.status !== 'failed') totals.skipped.push(one.fullName);
    }
  }
  return counted(totals, status);
}

/** Counts the cases in Playwright's JSON report; a case that passed only when repeated has failed. */
export function countPlaywright(file, status) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: [] };
  const totals = { passed: 0, failed: report.errors?.length ?? 0, skipped: [] };
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') totals.passed += 1;
        else if (test.status === 'skipped') totals.skipped.push(`${spec.file}: ${spec.title}`);
        else totals.failed += 1;
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites ?? []) visit(suite);
  return counted(totals, status);
}
