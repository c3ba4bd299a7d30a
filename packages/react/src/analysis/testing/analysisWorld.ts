import { createFakeAudio, createFakeClock, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { vi } from 'vitest'
import type { AnalysisInput } from '../analysisState.ts'
import { createAnalysisStore } from '../analysisStore.ts'
import { createFakeEngine } from './createFakeEngine.ts'

export const BASE64 = 'SUQz'.repeat(30)
export const voice = voiceFixture()
export const mute = { ...voice, voice_sample_url: null }
export const hosted = spokenSnippetFixture({ voice_snippet_audio_url: '/snippets/snippet-a.mp3' })
export const inline = spokenSnippetFixture({ voice_snippet_audio_url: BASE64 })

/** An open analysis with a player, whose engine, clock and audio the test controls. */
export function openAnalysis(input: AnalysisInput = { voice }) {
  const engine = createFakeEngine()
  const clock = createFakeClock()
  const audio = createFakeAudio(5000)
  const log = vi.fn()
  const store = createAnalysisStore(input, { engine, clock, log })
  const detach = store.attach(audio)
  const close = store.open()
  const status = () => store.getState().run.status
  return { engine, clock, audio, log, store, detach, close, status, loaded: () => clock.advance(0) }
}

/** A running analysis. */
export async function runAnalysis(input?: AnalysisInput) {
  const all = openAnalysis(input)
  await all.loaded()
  await all.store.start()
  return all
}
