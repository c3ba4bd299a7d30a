import { runChild } from '../children.mjs'

/** Step that passes if all of its commands, `[tool, args, cwd]`, succeed; counts as one test. */
export function commandStep(...commands) {
  return async (say) => {
    for (const [tool, args = [], cwd] of commands) {
      const { code, output } = await runChild(tool, args, { cwd, onOutput: say })
      if (code !== 0) return { passed: 0, failed: 1, output }
    }
    return { passed: 1, failed: 0, output: '' }
  }
}
