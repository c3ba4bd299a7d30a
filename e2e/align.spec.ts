import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import type { Api, CallOutput, VoiceListing } from '@voice-rankings/contract'
import { DEFAULT_BUCKET, sampleKey, voicePath } from '@voice-rankings/contract'
import { axeViolations } from './axeViolations.ts'
import { startHost } from './embeds/startHost.ts'
import { RULES } from './site.ts'
import { expect, test } from './test.ts'

/** Recording of a known text: the sample of a voice. */
async function recordingOf(page: Page, listing: VoiceListing) {
  const answer = await page.request.get(`/api/v1${voicePath(listing)}`)
  const { voice } = (await answer.json()) as CallOutput<Api['voices']['get']>
  const sound = await page.request.get(voice.voice_sample_url ?? '')
  const file = { name: 'my talk.mp3', mimeType: 'audio/mpeg', buffer: await sound.body() }
  return { text: voice.voice_sample_text, file }
}

/** Fills in the form of the page and waits for the result. */
async function align(page: Page, { text, file }: Awaited<ReturnType<typeof recordingOf>>): Promise<void> {
  await page.goto('/align')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Choose a recording').setInputFiles(file)
  await page.getByLabel('Text of the recording').fill(text)
  await page.getByRole('button', { name: 'Find the word times' }).click()
  await expect(page.getByRole('heading', { name: 'Your recording', exact: true })).toBeFocused({ timeout: 60_000 })
}

const lit = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('voice-word') ?? [])].map(String).join(''))

/** Words that light up until there are several. */
async function expectWords(page: Page, text: string): Promise<void> {
  const words = new Set<string>()
  await expect(async () => {
    words.add(await lit(page))
    expect(words.size).toBeGreaterThan(4)
  }).toPass({ intervals: [50], timeout: 20_000 })
  const known = new Set(text.split(/\s+/))
  expect([...words].filter((word) => word !== '' && !known.has(word))).toEqual([])
}

const contentOf = async (download: Download) => ({
  name: download.suggestedFilename(),
  body: await readFile(await download.path()),
})

test('a recording is heard with its words, and plays with them on another site', async ({ page, voice, context }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const recording = await recordingOf(page, voice)
  await align(page, recording)
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expectWords(page, recording.text)
  await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).click()

  const files = new Map([[recording.file.name, recording.file.buffer]])
  for (const name of ['my talk.vtt', 'my talk.peaks.json']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${name}` }).click()
    const { name: fileName, body } = await contentOf(await saved)
    files.set(fileName, body)
  }
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())

  const host = await startHost(process.env.E2E_BASE_URL ?? '')
  try {
    const blog = await context.newPage()
    const missing: string[] = []
    await blog.route(`${host.url}/page/*talk*`, async (route) => {
      const body = files.get(decodeURIComponent(new URL(route.request().url()).pathname.slice('/page/'.length)))
      if (!body) missing.push(route.request().url())
      await (body ? route.fulfill({ body }) : route.abort())
    })
    await blog.goto(host.show({ body: code, script: () => '' }))
    await blog.getByRole('button', { name: 'Play my talk' }).click()
    await expectWords(blog, recording.text)
    expect(missing).toEqual([])
    const bars = blog.locator('voice-player [part=waveform] path').first()
    await expect(bars).toHaveAttribute('d', /v[1-9]\d/)
  } finally {
    await host.close()
  }
})

test('a FLAC file, which the server does not read, is converted in the browser and sent once', async ({
  page,
  voice,
}) => {
  test.slow()
  const { text } = await recordingOf(page, voice)
  const answer = await page.request.post('/api/v1/audio/convert', {
    data: {
      bucket: DEFAULT_BUCKET,
      key: sampleKey(voice.voice_service, voice.voice_speaker_id),
      outputFormat: 'flac',
    },
  })
  const { audioBase64 } = (await answer.json()) as CallOutput<Api['downloads']['convert']>
  const sent: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/alignments')) sent.push(response.status())
  })
  const buffer = Buffer.from(audioBase64, 'base64')
  await align(page, { text, file: { name: 'my talk.flac', mimeType: 'audio/flac', buffer } })
  expect(sent).toEqual([200])
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expectWords(page, text)
})

test('the form and the result fit 320 px and have no axe violations in either theme', async ({ page, voice }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const recording = await recordingOf(page, voice)
  const wrong = ' But these words are said by nobody in the recording, and neither are those that follow them here.'
  await align(page, { ...recording, text: recording.text + wrong.repeat(3) })
  const look = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await axeViolations(page, RULES), `${state}, ${colorScheme}`).toEqual([])
    }
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320)
  }
  await look('result')
  await page.getByRole('button', { name: 'Edit the text' }).click()
  await expect(page.getByText('my talk.mp3')).toBeVisible()
  await look('form')
})

test('a text survives a reload, and everything works by keyboard', async ({ page, voice }) => {
  test.slow()
  const { text, file } = await recordingOf(page, voice)
  // Before any key: a busy page handles keys before the command to intercept file choosers.
  page.on('filechooser', (chooser) => void chooser.setFiles(file))
  await page.goto('/align')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Text of the recording').fill(text)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Text of the recording')).toHaveValue(text)

  await page.getByLabel('Choose a recording').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('my talk.mp3')).toBeVisible()
  for (const name of ['Text of the recording', 'Language of the text', 'Not stated', 'Find the word times']) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your recording', exact: true })).toBeFocused({ timeout: 60_000 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Edit the text' })).toBeFocused()
})
