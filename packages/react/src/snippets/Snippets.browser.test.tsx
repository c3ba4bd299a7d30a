import { createFakeClient, spokenSnippetFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { countLeftovers } from '../testing/countLeftovers.tsx'
import { Snippets } from './index.ts'
import { variedSnippets } from './testing/variedSnippets.ts'

// Mounting so much takes its time: each of these would leave several kilobytes.
const ROUNDS = 100
const snippets = variedSnippets().slice(0, 3)

/** Writes into the search, which waits a moment before it asks, and turns to the next voice of a text. */
async function search(host: HTMLElement): Promise<void> {
  const box = host.querySelector<HTMLInputElement>('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'wind')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  host.querySelectorAll<HTMLButtonElement>('[part=snippet-pager] button:enabled')[0]?.click()
  await Promise.resolve()
}

it('100 lists of snippets that came and went leave no node, listener, timer, observer, sound or memory behind', async () => {
  const client = createFakeClient({
    'snippets.list': () => ({ statusCode: 200, snippets, error: null }),
    'snippets.get': (input) => ({ snippet: spokenSnippetFixture(input) }),
  })
  const runtime = createRuntime({ storage: null, client })
  const left = await countLeftovers(
    ROUNDS,
    () => (
      <VoiceProvider runtime={runtime}>
        <Snippets initial={snippets} />
      </VoiceProvider>
    ),
    search,
    ROUNDS,
  )
  expect(left).toMatchObject({ nodes: 0, listeners: 0, audioHandlers: 0 })
  expect(left.heapBytes / ROUNDS).toBeLessThan(1000)
}, 120_000)
