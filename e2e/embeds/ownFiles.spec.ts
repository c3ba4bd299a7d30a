import { expect, test } from './hostPage.ts'

const WORDS = ['Small', 'owls', 'sleep', 'until', 'the', 'moon', 'is', 'up.']
/** Files of a page's own recording, by their names. */
const FILES: Record<string, string> = {
  'talk.vtt': `WEBVTT

00:00:00.000 --> 00:00:04.800
Small <00:00:00.600>owls <00:00:01.200>sleep <00:00:01.800>until <00:00:02.400>the <00:00:03.000>moon <00:00:03.600>is <00:00:04.200>up.
`,
  'talk.srt': `1
00:00:00,000 --> 00:00:04,800
Small owls sleep until the moon is up.
`,
  'talk-words.json': JSON.stringify(WORDS.map((word, n) => ({ word, startTime: n * 600, duration: 600 }))),
  'talk.json': JSON.stringify([10, 40, 90, 60, 20, 70, 100, 30]),
}

/** Time of a word in every file; SubRip has it later, by the lengths of the words before. */
const AT_MOON_MS = 3500

type Player = HTMLElement & { currentTimeMs: number; pause(): void; seek(timeMs: number): void }

for (const [view, more] of [
  ['small', ''],
  ['full', ' variant="full"'],
] as const)
  for (const marks of ['talk.vtt', 'talk.srt', 'talk-words.json'])
    test(`the ${view} player of a sound without a voice highlights the words of ${marks} and takes the peaks of a file`, async ({
      page,
      open,
      host,
    }) => {
      const asked: string[] = []
      await page.route(`${host.url}/talk*`, (route) => {
        const name = new URL(route.request().url()).pathname.slice(1)
        const body = FILES[name]
        asked.push(name)
        return body === undefined ? route.abort() : route.fulfill({ body })
      })
      await open({
        body: `<voice-player src="HOST/sound.wav" title="Talk" marks="HOST/${marks}" peaks="HOST/talk.json"${more}></voice-player>`,
      })
      await page.locator('voice-player').getByRole('button', { name: /^Play/ }).click()
      const player = page.locator('voice-player')
      await expect.poll(() => player.evaluate((one: Player) => one.currentTimeMs)).toBeGreaterThan(0)
      await player.evaluate((one: Player, timeMs) => {
        one.pause()
        one.seek(timeMs)
      }, AT_MOON_MS)
      await expect
        .poll(() => page.evaluate(() => [...(CSS.highlights.get('voice-word') ?? [])].map(String).join()))
        .toBe('moon')
      const speech = player.getByText(WORDS.join(' '))
      await expect(speech).toBeVisible()
      expect(asked).toContain('talk.json')
      // The full player draws on a canvas.
      const bars = player.locator('[part=waveform] path').first()
      if (view === 'small') await expect(bars).toHaveAttribute('d', /v[1-9]\d/)
    })
