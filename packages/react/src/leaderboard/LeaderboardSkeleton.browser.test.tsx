// eslint-disable-next-line typescript/triple-slash-reference -- the types of a module that no file exports
/// <reference path="../testing/styleSheets.d.ts" />
import { searchResultFixture } from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { VoiceProvider } from '../runtime/index.ts'
import '../styles.css'
import { setupVoice } from '../testing/renderVoice.tsx'
import { Leaderboard } from './index.ts'
import { RATED_VOICES } from './testing/ratedVoices.ts'

it.each([343, 1200])('R06 the rows have their height before the voices are there, %i px wide', async (width) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const host = document.body.appendChild(document.createElement('div'))
  host.style.width = `${width}px`
  const voices = Promise.withResolvers<ReturnType<typeof searchResultFixture>>()
  const { runtime } = setupVoice({ handlers: { searchVoices: () => voices.promise } })
  const react = createRoot(host)
  react.render(
    <VoiceProvider runtime={runtime}>
      <Leaderboard />
    </VoiceProvider>,
  )
  const heights = () => Array.from(host.querySelectorAll('tr'), (row) => row.getBoundingClientRect().height).slice(0, 4)
  await expect.poll(() => host.querySelector('table')?.getAttribute('aria-hidden')).toBe('true')
  const before = heights()
  voices.resolve(searchResultFixture(RATED_VOICES))
  await expect.poll(() => host.textContent).toContain('Noor')
  for (const [at, height] of heights().entries()) expect(before[at]).toBeCloseTo(height, 0)
  react.unmount()
  host.remove()
})
