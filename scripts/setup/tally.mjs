/**
 * Counts one run of Jest.
 * @param {object | null} report what Jest wrote with --json; null where it ended before it could
 * @param {number} exitCode of Jest; where it failed without a failed test (a broken set-up), that is one failed
 */
export function tallyOf(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  const hasRun = (report?.numTotalTests ?? 0) > 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || !hasRun) ? 1 : failed };
}
