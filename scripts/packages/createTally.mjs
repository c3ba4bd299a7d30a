import { runChild } from '../children.mjs'

/**
 * Counts checks: `count` takes a title and a problem (empty on success); `check` runs a command that must succeed and
 * resolves to the result.
 */
export function createTally(say) {
  const problems = []
  let passed = 0

  function count(title, problem) {
    if (problem) problems.push(`✗ ${title}\n${problem}`)
    else passed++
  }
  return {
    count,
    async check(title, command, args, options) {
      say(title)
      const { code, output } = await runChild(command, args, { ...options, onOutput: () => {} })
      count(title, code === 0 ? '' : output || `${command} ended with code ${code}`)
      return code === 0
    },
    result: () => ({ passed, failed: problems.length, output: problems.join('\n\n') }),
  }
}
