#!/usr/bin/env node
// Entry point of the repository's commands. It runs on the installed Node, before dependencies are installed;
// everything it starts runs on the Node that the lockfile pins.
import { stopWithParent } from './children.mjs'
import { Failure } from './failure.mjs'
import { unsupportedReason } from './unsupportedReason.mjs'

const COMMANDS = {
  start: 'install what serving needs, build what changed, and serve the catalogue',
  dev: 'serve the API, and the site from source, both reloading on change',
  test: 'run every check, or those named: npm test -- unit e2e',
  bench:
    'print speed and size figures; npm run bench -- sizes: only what each piece weighs; -- load: how the server bears 50 visitors; -- pages, -- lighthouse: what a visitor waits for; -- embed: what our player costs a page, beside those of others; -- mutants: whether tests notice changes of the code',
  storybook:
    'serve every state of every component from source, reloading on change; -- build: the one that the server shows at /storybook',
  gallery: 'take a picture of every state of every component, in both themes and two widths',
  accuracy: 'print how close the measurements are to Praat and ffmpeg',
  packages: 'write the API reports of the packages and the sizes in their READMEs anew',
  release:
    'take the versions of a release from the changesets, and publish the packages: release version, release publish --dry-run',
  admin: 'manage a server: voices, users and votes; npm run admin -- --help',
  exec: 'run an installed tool: node scripts/run.mjs exec vitest run',
}

const [command = 'help', ...args] = process.argv.slice(2)

if (!Object.hasOwn(COMMANDS, command)) {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const lines = Object.entries(COMMANDS).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
  console.log(['node scripts/run.mjs <command>', '', ...lines].join('\n'))
  process.exit(command === 'help' ? 0 : 1)
}

const problem = unsupportedReason({ version: process.versions.node, platform: process.platform })
if (problem) {
  console.error(problem)
  process.exit(1)
}

stopWithParent()
try {
  const { run } = await import(`./${command}.mjs`)
  process.exitCode = await run(args)
} catch (error) {
  // An expected failure needs only its message; other errors are bugs and show their stack.
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
}
