import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('a visitor sees a live analysis while a voice plays, then the measurements of the whole sample', async ({
      page,
      sound,
      voice,
    }) => {
      const start = page.getByRole('button', { name: 'Start Analysis' })
      const stop = page.getByRole('button', { name: 'Stop Analysis' })

      await test.step('the analysis can be started once the audio has loaded', async () => {
        await page.goto(`${voicePath(voice)}/analysis`)
        await expect(start).toBeEnabled()
        await expect(stop).toBeDisabled()
        await expect(page.getByLabel(`Audio of ${voice.voice_name}`)).toBeVisible()
        await expect(
          page.getByText('Click "Start Analysis" to play and see the live voice data.', { exact: true }),
        ).toBeVisible()
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
