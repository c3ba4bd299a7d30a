import { voiceFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { countLeftovers } from '../testing/countLeftovers.tsx'
import { VoicePlayer } from './index.ts'

it('500 mounted and removed players leave no node, listener, sound or memory behind', async () => {
  const runtime = createRuntime({ storage: null })
  const voice = voiceFixture()
  const left = await countLeftovers(500, () => (
    <VoiceProvider runtime={runtime}>
      <VoicePlayer voice={voice} />
    </VoiceProvider>
  ))
  expect(left).toMatchObject({ nodes: 0, listeners: 0, audioHandlers: 0 })
  // JIT compilation added up to 113 bytes per round; a leak of 250 numbers would add 1,866.
  expect(left.heapBytes / 500).toBeLessThan(200)
}, 120_000)
