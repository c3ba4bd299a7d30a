import { setTimeout as sleep } from 'node:timers/promises'
import { spawnServer } from '../spawnServer.mjs'

/** Documentation pages by name. */
export const DOCS_PAGES = {
  docs: '/docs/',
  element: '/docs/elements/voice-player/',
  react: '/docs/react/voice-player/',
  guide: '/docs/guides/measuring/',
  calls: '/docs/reference/http/',
  builder: '/docs/start/builder/',
  typedoc: '/docs/typedoc/index/functions/createclient/',
}

/** Measured pages by name, for a voice whose sample is ready. */
const pagesOf = ({ voice_service, voice_gender, voice_speaker_id }) => ({
  home: '/',
  voices: '/voices',
  voice: `/voice/${voice_service}/${voice_gender}/${voice_speaker_id}`,
  leaderboard: '/leaderboard',
})

/** Runs `measure` against the built server after its voices have been measured, then stops the server. */
export async function withSite(measure) {
  const { url, stop } = await spawnServer({ ENGINES: 'flite' })
  try {
    await untilMeasured(url)
    const { voices } = await (await fetch(`${url}/api/v1/voice/search?limit=1`)).json()
    return await measure(url, pagesOf(voices[0]))
  } finally {
    await stop()
  }
}

/** Waits for the voice measurements, which would compete for the CPU. */
async function untilMeasured(url) {
  for (;;) {
    const {
      voices_done: done,
      voices_failed: failed,
      voices_total: total,
    } = await (await fetch(`${url}/readyz`)).json()
    if (total > 0 && done + failed === total) return
    await sleep(300)
  }
}
