import { createFakeClient, spokenSnippetFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { countLeftovers } from '../testing/countLeftovers.tsx'
import { Snippets } from './index.ts'
import { variedSnippets } from './testing/variedSnippets.ts'

// Mounting a list is slow; a leak would be several kilobytes per round.
const ROUNDS = 100
const snippets = variedSnippets().slice(0, 3)

/** Types into the debounced search, and shows the next voice of a text. */
async function search(host: HTMLElement): Promise<void> {
  const box = host.querySelector<HTMLInputElement>('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'wind')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  host.querySelectorAll<HTMLButtonElement>('[part=snippet-pager] button:enabled')[0]?.click()
  await Promise.resolve()
}

it('100 mounted and removed lists of snippets leave no node, listener, timer, observer, sound or memory behind', async () => {
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
