import { searchResultFixture } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { showInBrowser } from '../testing/showInBrowser.tsx'
import { Leaderboard } from './index.ts'
import { RATED_VOICES } from './testing/ratedVoices.ts'

it.each([343, 1200])('the skeleton rows have the height of loaded rows, %i px wide', async (width) => {
  type Result = ReturnType<typeof searchResultFixture>
  let answer: ((result: Result) => void) | undefined
  const answered = new Promise<Result>((resolve) => {
    answer = resolve
  })
  const { root, leave } = showInBrowser(<Leaderboard />, {
    handlers: { 'voices.search': () => answered },
    style: { width: `${width}px` },
  })
  const heights = () => Array.from(root.querySelectorAll('tr'), (row) => row.getBoundingClientRect().height).slice(0, 4)
  await expect.poll(() => root.querySelector('table')?.getAttribute('aria-hidden')).toBe('true')
  const before = heights()
  expect(root.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
  answer?.(searchResultFixture(RATED_VOICES))
  await expect.poll(() => root.textContent).toContain('Noor')
  for (const [at, height] of heights().entries()) expect(before[at]).toBeCloseTo(height, 0)
  leave()
})
