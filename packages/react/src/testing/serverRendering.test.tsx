// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { everyStory } from './everyStory.tsx'
import type { StoryModules } from './everyStory.tsx'
import { WIRED } from './wired.tsx'

const stories = everyStory(import.meta.glob(['../**/*.stories.tsx'], { eager: true }) as StoryModules)
const shown = [...stories, ...WIRED]

describe('a server without a window writes', () => {
  it('and there is none', () => expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']))

  it.each(shown)('$name', ({ options, render }) => {
    const Story = render
    const runtime = createRuntime({ storage: null, user: null, ...options })
    const html = renderToString(
      <VoiceProvider runtime={runtime}>
        <Story />
      </VoiceProvider>,
    )
    expect(typeof html).toBe('string')
  })
})
