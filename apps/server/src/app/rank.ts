import { RankError, runRank } from './rank/runRank.ts'

try {
  await runRank(process.argv.slice(2), {
    folder: process.env.INIT_CWD ?? process.cwd(),
    print: (line) => console.log(line),
  })
} catch (error) {
  // Expected errors explain themselves; others are printed with their stack.
  console.error(error instanceof RankError ? error.message : error)
  process.exitCode = 1
}
