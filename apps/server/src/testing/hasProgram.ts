import { findProgram } from '../features/downloads/findProgram.ts'

/**
 * True when a program that tests need is installed; its tests are skipped otherwise. Throws on a build machine (`CI`), so that no test
 * is skipped there unnoticed.
 */
export function hasProgram(name: string): boolean {
  if (findProgram(name) !== null) return true
  const message = `No ${name}: install it to run the tests that need it.`
  if (process.env['CI']) throw new Error(message)
  console.warn(`Tests are skipped. ${message}`)
  return false
}
