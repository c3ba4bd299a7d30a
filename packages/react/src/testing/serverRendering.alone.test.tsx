// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { everyStory } from './everyStory.tsx'
import type { Shown, StoryModules } from './everyStory.tsx'
import { renderWhole } from './renderWhole.ts'
import { WIRED } from './wired.tsx'

const stories = everyStory(import.meta.glob(['../**/*.stories.tsx'], { eager: true }) as StoryModules)
const shown = [...stories, ...WIRED]

/** Inline style, except that of a story's frame. */
const INLINE_STYLE = /<style\b|\sstyle="(?!display:|font-family:)[^"]*"/g

function write({ options, render: Story }: Pick<Shown, 'options' | 'render'>): Promise<string> {
  const runtime = createRuntime({ storage: null, user: null, ...options })
  return renderWhole(
    <VoiceProvider runtime={runtime}>
      <Story />
    </VoiceProvider>,
  )
}

describe('server rendering without a window', () => {
  it('the test has no window', () => expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']))

  it.each(shown)('$name', async (story) => {
    expect(typeof (await write(story))).toBe('string')
  })

  // A CSP without inline styles would drop them.
  it.each(shown)('renders $name without an inline style', async ({ options, render }) => {
    expect((await write({ options, render })).match(INLINE_STYLE)).toBeNull()
  })
})
