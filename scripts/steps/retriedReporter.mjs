/** Prefix of the line for a test that passed at its second try. */
export const RETRIED = '↻ '

/** Reports tests that passed only at their second try, with the first error. */
export default class RetriedReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const reason = error?.message.split('\n', 1)[0] ?? 'no reason is known'
    console.log(`\n${RETRIED}${test.module.relativeModuleId} › ${test.fullName}: ${reason}`)
  }
}
