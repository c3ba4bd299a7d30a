// Replaces the installed packages by those that the built server and site import: an image needs no build tools.
import { rmSync } from 'node:fs'
import { runChild } from '../scripts/children.mjs'
import { pnpm } from '../scripts/install.mjs'

const ROOMS = ['server', 'gpl-engines', 'site']
const filters = ROOMS.flatMap((room) => ['--filter-prod', `@voice-rankings/${room}...`])

for (const folder of [
  'node_modules',
  'scripts/node_modules',
  'apps/docs/node_modules',
  'packages/elements/node_modules',
]) {
  rmSync(folder, { recursive: true, force: true })
}
const [command, args] = pnpm(['install', '--prod', '--frozen-lockfile', '--prefer-offline', ...filters])
const { code } = await runChild(command, args)
process.exitCode = code ?? 1
