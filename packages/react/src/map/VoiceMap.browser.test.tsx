import { createFakeClient } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { countLeftovers } from '../testing/countLeftovers.tsx'
import { VoiceMap } from './index.ts'
import { manyVoices } from './testing/mapFixture.ts'

// Mounting a map is slow; a leak would be several kilobytes per round.
const ROUNDS = 100

/** Points at the middle of the map to highlight a voice, and continues by keyboard. */
async function explore(host: HTMLElement): Promise<void> {
  const area = host.querySelector<HTMLElement>('[role=application]')!
  const { left, top, width, height } = area.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true }
  area.dispatchEvent(new PointerEvent('pointermove', at))
  area.focus()
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await Promise.resolve()
}

it('100 mounted and removed maps leave no node, listener, observer, sound or memory behind', async () => {
  const runtime = createRuntime({ storage: null, client: createFakeClient({}) })
  const voices = manyVoices(60)
  const left = await countLeftovers(
    ROUNDS,
    () => (
      <VoiceProvider runtime={runtime}>
        <VoiceMap initial={voices} />
      </VoiceProvider>
    ),
    explore,
    ROUNDS,
  )
  expect(left).toMatchObject({ nodes: 0, listeners: 0, audioHandlers: 0 })
  expect(left.heapBytes / ROUNDS).toBeLessThan(1000)
}, 120_000)
