import type { APIRequestContext } from '@playwright/test'
import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'

const SERVER = process.env.E2E_BASE_URL ?? ''

/** Address of a voice's page for frames: its player or its `overview`. */
export const frameAddress = (voice: VoiceListing, room = 'voice') =>
  SERVER + voicePath(voice).replace('/voice/', `/embed/${room}/`)

/** Iframe HTML. */
export const frameOf = (address: string, attributes = '') =>
  `<iframe title="Voice" src="${address}" allow="autoplay" ${attributes}></iframe>`

/** Script that controls the page's frame as `player` and records events of these types in `heard`. */
export const governing = (...types: readonly string[]) => `<script type="module">
  import { FramePlayer } from '${SERVER}/embed/v1/iframe.js'
  window.heard = []
  window.player = new FramePlayer(document.querySelector('iframe'))
  for (const type of ${JSON.stringify(types)})
    player.addEventListener(type, ({ detail }) => heard.push({ type, ...detail }))
</script>`

/** Generates a shared snippet and returns its id. */
export async function shareSnippet(request: APIRequestContext, voice: VoiceListing, text: string): Promise<string> {
  const data = { voice_id: voice.voice_id, text, shareSnippet: true }
  const spoken = await request.post('/api/v1/voice/speech', { data })
  const { voice_snippet_id } = (await spoken.json()) as { voice_snippet_id: string }
  return voice_snippet_id
}
