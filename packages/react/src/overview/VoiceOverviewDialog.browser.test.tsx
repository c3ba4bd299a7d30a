import { createFakeClient, voiceFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { countLeftovers } from '../testing/countLeftovers.tsx'
import { VoiceOverviewDialog } from './index.ts'
import { overviewHandlers } from './testing/overviewHandlers.ts'

it('100 dialogs of a voice that opened and went leave no node, listener or sound behind', async () => {
  const runtime = createRuntime({ client: createFakeClient(overviewHandlers), storage: null, user: null })
  const voice = voiceFixture()
  const address = location.href
  const dialog = () => (
    <VoiceProvider runtime={runtime}>
      <VoiceOverviewDialog voice={voice} open onOpenChange={() => {}} />
    </VoiceProvider>
  )
  // Each takes long: enough rounds to count what one leaves, too few to say anything of memory.
  const left = await countLeftovers(100, dialog, undefined, 30)
  history.replaceState(null, '', address)
  // Less than before is what an earlier test had not let go of yet.
  expect(Math.max(left.nodes, left.listeners, left.audioHandlers)).toBeLessThanOrEqual(0)
}, 240_000)
