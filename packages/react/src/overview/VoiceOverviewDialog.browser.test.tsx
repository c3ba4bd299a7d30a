import { createFakeClient, voiceFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { countLeftovers } from '../testing/countLeftovers.tsx'
import { VoiceOverviewDialog } from './index.ts'
import { overviewHandlers } from './testing/overviewHandlers.ts'

it('100 opened and closed voice dialogs leave no node, listener or sound behind', async () => {
  const runtime = createRuntime({ client: createFakeClient(overviewHandlers), storage: null, user: null })
  const voice = voiceFixture()
  const address = location.href
  const dialog = () => (
    <VoiceProvider runtime={runtime}>
      <VoiceOverviewDialog voice={voice} open onOpenChange={() => {}} />
    </VoiceProvider>
  )
  // Each round is slow: enough rounds to detect leaks, too few to measure memory.
  const left = await countLeftovers(100, dialog, undefined, 30)
  history.replaceState(null, '', address)
  // A lower count is garbage of an earlier test that was collected meanwhile.
  expect(Math.max(left.nodes, left.listeners, left.audioHandlers)).toBeLessThanOrEqual(0)
}, 240_000)
