import { runChild } from './children.mjs'
import { install } from './install.mjs'

/** Computes the blind leaderboard from a file of votes: `npm run rank -- votes.csv --language en`. */
export async function run(args) {
  await install()
  // Paths are those of the folder in which the command was given; npm changes it.
  const env = { INIT_CWD: process.env.INIT_CWD ?? process.cwd() }
  const { code } = await runChild('node', ['--no-warnings', 'apps/server/src/app/rank.ts', ...args], { env })
  return code ?? 1
}
