#!/usr/bin/env node
// Entry point of the repository's commands. It runs on the installed Node, before dependencies are installed;
// everything it starts runs on the Node that the lockfile pins.
import { stopWithParent } from './children.mjs'
import { Failure } from './failure.mjs'
import { unsupportedReason } from './unsupportedReason.mjs'

const COMMANDS = {
  start: 'install the serving dependencies, build changes, and serve the catalogue',
  dev: 'serve the API and the site from source; both reload on change',
  test: 'run all checks, or only the named ones: npm test -- unit e2e',
  bench:
    'print speed and size figures; npm run bench -- sizes: bundle sizes; -- load: server under 50 visitors; -- pages, -- lighthouse: page load; -- embed: cost of the player compared with others; -- providers: requests to speech providers; -- piper: Piper beside a bare run of its model; -- ranking: blind scores in simulated worlds; -- mutants: mutation tests',
  storybook:
    'serve all states of all components from source; reloads on change; -- build: build the Storybook served at /storybook',
  gallery: 'take screenshots of all states of all components, in both themes and two widths',
  accuracy: 'compare the measurements with Praat, ffmpeg, Festival and PocketSphinx; -- words: word times only',
  packages: 'update the API reports of the packages and the sizes in their READMEs',
  release: 'update versions from the changesets, and publish the packages: release version, release publish --dry-run',
  admin: 'manage a server: voices, users, ratings and blind votes; npm run admin -- --help',
  voices: 'add, list and remove Piper voices; npm run voices -- --help',
  align: 'word times, captions and waveform of your own recording: npm run align -- talk.mp3 talk.txt --language en',
  rank: 'blind leaderboard from a file of votes: npm run rank -- votes.csv --language en',
  checkProviders: 'speak one sentence with each configured speech provider, and print what came',
  standin: 'serve the catalogue with test voices of all speech providers, spoken by a stand-in',
  extension: 'build the browser extension for Chromium and Firefox, as archives for their stores',
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
