import { basename } from 'node:path'
import { buildScripts } from './buildScripts.ts'

/** Where the build begins. */
const ENTRIES = ['src/player/small/createController.ts', 'src/player/full/openFull.ts', 'src/script/wake.ts']

/**
 * Files that are each whole, with all they need and what stands above has not brought: what works the sound of a small player, the
 * full player in its place, and the client of the API. All else that several files need is in files of its own.
 */
const WHOLE = ['player/small/createController', 'player/full/openFull', 'sdk/src/createClient']

/** Builds what is loaded once a small player is used or a page has another element. */
export async function buildComponents(): Promise<void> {
  await buildScripts(ENTRIES, {
    codeSplitting: {
      groups: WHOLE.map((name, n) => ({ name: basename(name), test: `/${name}.ts`, priority: WHOLE.length - n })),
    },
  })
}
