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

/** Runs `measure` against the built server with measured voices, then stops the server. */
export async function withSite(measure) {
  const { url, stop } = await spawnServer({ engines: 'flite' })
  try {
    const { voices } = await (await fetch(`${url}/api/v1/voice/search?limit=1`)).json()
    return await measure(url, pagesOf(voices[0]))
  } finally {
    await stop()
  }
}
