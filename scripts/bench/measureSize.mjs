import { runChild } from '../children.mjs'
import { Failure } from '../failure.mjs'

/** What is weighed: a source file, and which of its exports. React is the host's and does not count. */
const BUNDLES = {
  sdk: ['packages/sdk/src/index.ts', '*'],
  session: ['packages/sdk/src/session/index.ts', '*'],
  VoicePlayer: ['packages/react/src/player/index.ts', '{ VoicePlayer }'],
}

/** Bundles a piece with everything it needs but React, and weighs it: what loads at once, and what loads on demand. */
export async function measureSize(name) {
  const { code, output } = await runChild('node', ['scripts/bench/bundleSize.mjs', ...BUNDLES[name]], {
    onOutput: () => {},
  })
  if (code !== 0) throw new Failure(`${name} could not be bundled:\n${output}`)
  return JSON.parse(output.trim().split('\n').at(-1))
}
