import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import type { Runtime } from '../runtime/index.ts'
import { everyStory } from './everyStory.tsx'
import type { Shown, StoryModules } from './everyStory.tsx'
import { renderWhole } from './renderWhole.ts'
import { WIRED } from './wired.tsx'

const stories = everyStory(import.meta.glob(['../**/*.stories.tsx'], { eager: true }) as StoryModules)
const shown = [...stories, ...WIRED]

/** Expected logs: jsdom has no canvas for charts, and only here server and browser run in one process. */
const OF_THE_TEST = ['Failed to create chart', 'Detected multiple renderers']

/** Browser globals that a server lacks. */
const OF_THE_BROWSER = ['window', 'document', 'navigator', 'localStorage', 'matchMedia']

const page = (runtime: Runtime, { render: Story }: Shown) => (
  <StrictMode>
    <VoiceProvider runtime={runtime} theme="light">
      <Story />
    </VoiceProvider>
  </StrictMode>
)

async function writeOnServer(story: Shown): Promise<string> {
  for (const name of OF_THE_BROWSER) vi.stubGlobal(name, undefined)
  try {
    return await renderWhole(page(createRuntime({ storage: null, user: null, ...story.options }), story))
  } finally {
    vi.unstubAllGlobals()
  }
}

describe('two roots that share a runtime hydrate without errors', () => {
  const complaints = vi.fn()
  beforeEach(() => {
    complaints.mockClear()
    vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
      // Errors of a story's server are logged and are not hydration errors.
      const isOurs =
        said.some((one) => one instanceof Error) || OF_THE_TEST.some((start) => String(said[0]).startsWith(start))
      if (!isOurs) complaints(said.join(' '))
    })
    vi.spyOn(console, 'warn').mockImplementation(complaints)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  it.each(shown)('$name', async (story) => {
    const html = await writeOnServer(story)
    const runtime = createRuntime({ storage: null, user: null, ...story.options })
    const places = ['one', 'two'].map(() => document.body.appendChild(document.createElement('div')))
    const roots: ReturnType<typeof hydrateRoot>[] = []
    for (const place of places) {
      place.innerHTML = html
      await act(async () => {
        roots.push(
          hydrateRoot(place, page(runtime, story), {
            onRecoverableError: (error) => complaints(String(error)),
            onUncaughtError: (error) => complaints(String(error)),
          }),
        )
      })
    }
    await act(async () => {
      for (const root of roots) root.unmount()
    })
    expect(complaints.mock.calls.flat()).toEqual([])
  })
})
