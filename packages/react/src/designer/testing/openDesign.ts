import type { VoiceDesign } from '@voice-rankings/contract'
import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { vi } from 'vitest'
import { mapFixture } from '../../map/testing/mapFixture.ts'
import { createDesignStore, DESIGN_REST_MS } from '../designStore.ts'
import type { DesignStoreOptions, SpokenDesign } from '../designStore.ts'
import { designedFixture, previewFixture } from './spokenFixture.ts'

export interface OpenDesignOptions extends Partial<Omit<DesignStoreOptions, 'client'>> {
  handlers?: FakeHandlers
}

/** Answers after a time in ms. */
export const after = <T>(ms: number, answer: T) => new Promise<T>((resolve) => setTimeout(() => resolve(answer), ms))

/** A design without a page, in English and with a sentence in each language. Needs fake timers. */
export function openDesign({ handlers, ...options }: OpenDesignOptions = {}) {
  const client = createFakeClient({
    'designs.list': () => ({ designs: [], provider_bases: [] }),
    'designs.preview': ({ design }) => previewFixture({ voice_pitch_hz: design.design_pitch ?? 99 }),
    'designs.save': ({ voice_name }) => ({ designed: designedFixture(voice_name) }),
    'voices.map': () => mapFixture([]),
    ...handlers,
  })
  const play = vi.fn<(spoken: SpokenDesign) => void>()
  const store = createDesignStore({
    client,
    language: 'en',
    sentenceIn: async (code) => `A sentence in ${code}.`,
    play,
    log: () => {},
    ...options,
  })
  const sent = (name: 'list' | 'preview' | 'save') => client.inputsOf(`designs.${name}`)
  return {
    store,
    client,
    state: store.getState,
    sent,
    /** Designs whose speech was requested. */
    requested: () => (sent('preview') as { design: VoiceDesign }[]).map(({ design }) => design),
    /** Designs that were played. */
    played: () => play.mock.calls.map(([{ design }]) => design),
    /** Design whose measurements are shown; null for none. */
    measured: () => {
      const { preview } = store.getState()
      return preview.status === 'none' ? null : (preview.last?.design ?? null)
    },
    /** Waits, by default until a changed parameter has come to rest. */
    wait: (ms = DESIGN_REST_MS) => vi.advanceTimersByTimeAsync(ms),
    async start() {
      const stop = store.start()
      await vi.advanceTimersByTimeAsync(0)
      return stop
    },
  }
}

/** A design that was started, with its first measurements. */
export async function startDesign(options: OpenDesignOptions = {}) {
  const design = openDesign(options)
  return { ...design, stop: await design.start() }
}
