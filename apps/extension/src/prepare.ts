import { browser } from 'wxt/browser'
import { connectTo } from './connectTo.ts'
import { problemOf } from './player/problemOf.ts'
import type { Prepared } from './protocol.ts'
import { baseLanguage, readSettings } from './settings.ts'

/** Starts the player and returns what a reading in a language needs; the best ranked voice of a language without a chosen one. */
export async function prepare(languageCode: string): Promise<Prepared> {
  const { server, voices, rate, account } = await readSettings()
  if (!server) return { problem: { kind: 'noServer' } }
  await openPlayer()
  const language = baseLanguage(languageCode)
  const common = { server, rate, isUser: account !== null }
  const chosen = voices[language]
  if (chosen) return { ...common, voice: chosen }
  try {
    const found = await connectTo(server).voices.search({ languageCode: language, limit: 1 })
    const [best] = found.voices
    if (!best) return { problem: { kind: 'noVoice' } }
    return { ...common, voice: { id: best.voice_id, name: best.voice_name } }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Opens the document that plays sound, in browsers whose background may not. */
async function openPlayer(): Promise<void> {
  if (import.meta.env.FIREFOX || (await browser.offscreen.hasDocument())) return
  await browser.offscreen
    .createDocument({
      url: '/offscreen.html',
      reasons: ['AUDIO_PLAYBACK'],
      justification: 'Plays the speech of a page, also after the popup is closed.',
    })
    // Another request was first.
    .catch(async (error: unknown) => {
      if (!(await browser.offscreen.hasDocument())) throw error
    })
}
