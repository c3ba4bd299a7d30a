/** Begins the line of a test that passed only at its second try. */
export const RETRIED = '↻ '

/** Names the tests that passed only at their second try, and says what was wrong the first time. */
export default class RetriedReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const reason = error?.message.split('\n', 1)[0] ?? 'no reason is known'
    console.log(`\n${RETRIED}${test.module.relativeModuleId} › ${test.fullName}: ${reason}`)
  }
}
