import { formatMarks, formatSrt, formatVtt } from '@voice-rankings/playback/captions'
import { expect, test } from './hostPage.ts'

const WORDS = ['Small', 'owls', 'sleep', 'until', 'the', 'moon', 'is', 'up.']
const MARKS = WORDS.map((word, n) => ({ word, startTime: n * 400, duration: 380 }))
/** Files of a page's own recording, by their names. */
const FILES: Record<string, string> = {
  'talk.vtt': formatVtt(MARKS),
  'talk.srt': formatSrt(MARKS),
  'talk-words.json': formatMarks(MARKS),
  'talk.json': JSON.stringify([10, 40, 90, 60, 20, 70, 100, 30]),
}

for (const [view, more] of [
  ['small', ''],
  ['full', ' variant="full"'],
] as const)
  for (const marks of ['talk.vtt', 'talk.srt', 'talk-words.json'])
    test(`the ${view} player of a sound without a voice highlights the words of ${marks} and draws the peaks of a file`, async ({
      page,
      open,
      host,
    }) => {
      await page.route(`${host.url}/talk*`, (route) => {
        const body = FILES[new URL(route.request().url()).pathname.slice(1)]
        return body === undefined ? route.abort() : route.fulfill({ body })
      })
      await open({
        body: `<voice-player src="HOST/sound.wav" title="Talk" marks="HOST/${marks}" peaks="HOST/talk.json"${more}></voice-player>`,
      })
      await page.locator('voice-player').getByRole('button', { name: /^Play/ }).click()
      // A word at a time, and the words before the last.
      await expect
        .poll(() => page.evaluate(() => [...(CSS.highlights.get('voice-word') ?? [])].map(String).join()), {
          timeout: 15_000,
        })
        .toBe('moon')
      const speech = page.locator('voice-player').getByText(WORDS.join(' '))
      await expect(speech).toBeVisible()
      const heights = page.locator('voice-player').evaluate((player) => {
        const path = player.shadowRoot?.querySelector('[part~=waveform] path, [part~=visualizer] path')
        return new Set(path?.getAttribute('d')?.match(/v-?[\d.]+/g)).size
      })
      expect(await heights).toBeGreaterThan(1)
    })
