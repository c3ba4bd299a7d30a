import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('a visitor sees the stored measurement, a live analysis while a voice plays, then all measurements', async ({
      page,
      sound,
      voice,
    }) => {
      const start = page.getByRole('button', { name: 'Start Analysis' })
      const stop = page.getByRole('button', { name: 'Stop Analysis' })
      const words = page.getByRole('region', { name: 'Every word' })

      await test.step('the stored measurement is there before a click, without a request of the sound', async () => {
        const sounds: string[] = []
        page.on('request', (request) => request.url().endsWith('.mp3') && sounds.push(request.url()))
        await page.goto(`${voicePath(voice)}/analysis`)
        await expect(start).toBeEnabled()
        await expect(stop).toBeDisabled()
        await expect(page.getByLabel(`Audio of ${voice.voice_name}`)).toBeVisible()
        await expect(page.getByRole('img', { name: /^Chart of .* Pitch from \d+ Hz to \d+ Hz/ })).toBeVisible()
        await expect(page.getByText(/^Stored measurement/)).toBeVisible()
        await expect(words.getByRole('button').first()).toHaveText(/\S+ ~\d+ Hz \d+\.\d\d s$/)
        expect(sounds).toEqual([])
      })

      await test.step('the player plays it, and lights each word', async () => {
        const player = page.getByRole('group', { name: `Audio of ${voice.voice_name}` })
        await player.getByRole('button', { name: `Play ${voice.voice_name}` }).click()
        await expect(words.locator('button[aria-current]')).toHaveCount(1)
        await player.getByRole('button', { name: `Pause ${voice.voice_name}` }).click()
        await expect.poll(() => sound.playingCount()).toBe(0)
      })

      await test.step('the chart is drawn during playback', async () => {
        await start.click()
        await expect(start).toBeDisabled()
        await expect(stop).toBeEnabled()
        await expect.poll(() => sound.position()).toBeGreaterThan(1)
        await expect(page.getByRole('img', { name: /^Chart of / })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Export PNG' })).toBeEnabled()
      })

      await test.step('after a stop, it shows the measurements of the whole clip', async () => {
        await stop.click()
        await expect(page.getByRole('heading', { name: 'Overall Analysis Results' })).toBeVisible()
        for (const name of ['Peak Intensity (dB)', 'Average Intensity (dB)', 'LUFS Loudness (LUFS)']) {
          await expect(page.getByText(name, { exact: true })).toBeVisible()
        }
        await expect(page.getByText(/^The analysis is finished\. Peak intensity −?[\d.]+ dB, /)).toBeAttached()
        expect(await sound.playingCount()).toBe(0)
        await expect(start).toBeEnabled()
        await expect(words.getByRole('button').first()).not.toContainText('~')
      })

      await test.step('a table has every word of the sample and seeks to it', async () => {
        const table = page.getByRole('region', { name: 'Analysis by Word' })
        const columns = ['Word', 'Time', 'Avg. Intensity (dB)', 'Avg. Pitch (Hz)', 'Vocal Fry Detected']
        await expect(table.getByRole('columnheader')).toHaveText(columns)
        await expect(table.getByRole('rowheader')).not.toHaveCount(0)
        const third = table.getByRole('rowheader').nth(2).getByRole('button')
        await third.click()
        const seconds = Number(/go to ([\d.]+) s/.exec((await third.getAttribute('aria-label')) ?? '')?.[1])
        expect(seconds).toBeGreaterThan(0)
        await expect.poll(async () => Math.abs((await sound.position()) - seconds)).toBeLessThan(0.1)
      })
    })
  })
}

test('the analysis is one click away from the voice, and leaving it stops the sound', async ({
  page,
  sound,
  voice,
}) => {
  await page.goto(voicePath(voice))
  await page.getByRole('link', { name: 'Analyse' }).click()
  await expect(page).toHaveURL(`${voicePath(voice)}/analysis`)
  const start = page.getByRole('button', { name: 'Start Analysis' })
  await expect(start).toBeEnabled()
  await start.click()
  await expect.poll(() => sound.position()).toBeGreaterThan(0.3)
  await page.getByRole('link', { name: 'Details', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Voice Attribute Summary' })).toBeVisible()
  expect(await sound.playingCount()).toBe(0)
})
