import type { Api, CallOutput, DesignPreview } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

test('a visitor designs a voice, hears it, saves it, speaks with it, renames and deletes it', async ({
  page,
  sound,
}) => {
  const pitch = page.getByRole('slider', { name: 'Pitch' })
  const name = page.getByRole('textbox', { name: 'Name' })

  await test.step('the engine’s own voice is measured and not played', async () => {
    await page.goto('/create-voice')
    await expect(page.getByRole('heading', { level: 1, name: 'Create a voice' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Pitch \d+ Hz, pace \d+ wpm/ })).toBeVisible()
    expect(await sound.playingCount()).toBe(0)
  })

  await test.step('a higher pitch is heard once the slider rests', async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/design/preview'))
    await pitch.fill('240')
    const preview = (await (await answered).json()) as DesignPreview
    expect(preview.voice_pitch_hz).toBeGreaterThan(200)
    await expect.poll(() => sound.playingCount()).toBe(1)
    await expect(page.getByRole('region', { name: 'Nearest voices' }).getByRole('listitem')).toHaveCount(4)
  })

  await test.step('the change is undone and redone', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(pitch).toHaveValue('99')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(pitch).toHaveValue('240')
  })

  await test.step('the address keeps the design', async () => {
    await expect(page).toHaveURL(/create-voice\?engine=espeak&base=en-US&pitch=240$/)
    await page.reload()
    await expect(pitch).toHaveValue('240')
  })

  await test.step('the saved voice has a page, and speaks there', async () => {
    await name.fill('Quiet harbour')
    await page.getByRole('button', { name: 'Save voice' }).click()
    await page.getByRole('link', { name: 'Open the voice' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quiet harbour' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Text to be spoken' }).fill('Said by my own voice.')
    await page.getByRole('button', { name: 'Generate Snippet' }).click()
    await expect(page).toHaveURL(/[?&]snippet=/)
  })

  await test.step('its owner finds it by name', async () => {
    await page.getByRole('combobox', { name: 'Search voices' }).fill('quiet harbour')
    await expect(page.getByRole('option', { name: /Quiet harbour/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a changed voice is saved beside it, from its design and name', async () => {
    await page.goto('/app/voices')
    await page.getByRole('link', { name: 'Start from Quiet harbour' }).click()
    await expect(page).toHaveURL(/create-voice\?.*pitch=240.*voice_mod_id=espeak-designed--/)
    await expect(pitch).toHaveValue('240')
    await expect(name).toHaveValue('Quiet harbour')
    await pitch.fill('200')
    await name.fill('Quieter harbour')
    await page.getByRole('button', { name: 'Save voice' }).click()
    await expect(page.getByText('Quieter harbour is saved.')).toBeVisible()
    await page.goto('/app/voices')
    await page.getByRole('button', { name: 'Delete Quieter harbour' }).click()
    await expect(page.getByRole('link', { name: 'Quiet harbour', exact: true })).toBeVisible()
  })

  await test.step('it is renamed, deleted and restored in the list', async () => {
    await page.goto('/app/voices')
    await page.getByRole('button', { name: 'Rename Quiet harbour' }).click()
    await page.getByRole('textbox', { name: 'New name' }).fill('Loud harbour')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('link', { name: 'Loud harbour', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Loud harbour' }).click()
    await expect(page.getByText('No created voices yet')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Loud harbour', exact: true })).toBeVisible()
  })
})

test('on a phone the sound stays in view above groups of sliders, of which one is open', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/create-voice')
  const [pitch, breath] = ['Pitch', 'Breath'].map((name) => page.getByRole('slider', { name }))
  await expect(pitch!).toBeVisible()
  await expect(breath!).toBeHidden()
  await page.getByRole('button', { name: 'Texture', exact: true }).click()
  await expect(breath!).toBeVisible()
  await expect(pitch!).toBeHidden()
  await page.getByRole('button', { name: 'Save voice' }).scrollIntoViewIfNeeded()
  await breath!.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Hear it' })).toBeInViewport()
})

test('no voice of a provider is offered without a provider', async ({ page }) => {
  await page.goto('/create-voice?voice_instructions=Whisper.')
  await expect(page.getByRole('img', { name: /^Pitch \d+ Hz, pace \d+ wpm/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Provider' })).toHaveCount(0)
})

test('a designed voice is not there for others', async ({ page, browser }) => {
  await page.goto('/create-voice')
  await page.getByRole('textbox', { name: 'Name' }).fill('Secret harbour')
  await page.getByRole('button', { name: 'Save voice' }).click()
  const href = await page.getByRole('link', { name: 'Open the voice' }).getAttribute('href')
  const other = await browser.newContext()
  const answer = await other.request.get(new URL(href ?? '', page.url()).href)
  expect(answer.status()).toBe(404)
  await other.close()
})

test('a designed voice is compared, reads a text and plays in a frame for its owner', async ({ page, sound }) => {
  await page.goto('/create-voice?engine=flite&base=slt&pitch=150')
  await page.getByRole('textbox', { name: 'Name' }).fill('Calm harbour')
  await page.getByRole('button', { name: 'Save voice' }).click()
  const path = (await page.getByRole('link', { name: 'Open the voice' }).getAttribute('href')) ?? ''

  await test.step('it is compared', async () => {
    await page.goto(`${path}/compare`)
    await expect(page.getByText('All voices are ready')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Calm harbour')
  })

  await test.step('it reads a text', async () => {
    const { designs } = (await (await page.request.get('/api/v1/voice/designs')).json()) as CallOutput<
      Api['designs']['list']
    >
    const made = await page.request.post('/api/v1/works', {
      headers: { origin: process.env.E2E_BASE_URL ?? '' },
      data: { voice_id: designs[0]?.voice.voice_id, text: 'The harbour was calm. Nobody came home that night.' },
    })
    const { work } = (await made.json()) as CallOutput<Api['works']['create']>
    await page.goto(`/read/${work.work_id}`)
    await page.getByRole('button', { name: 'Read aloud', exact: true }).click()
    await expect.poll(() => sound.playingCount()).toBe(1)
  })

  await test.step('it plays in a frame', async () => {
    await page.goto(path.replace('/voice/', '/embed/voice/'))
    await page.getByRole('button', { name: /^Play/ }).first().click()
    await expect(page.getByRole('group').first()).toHaveAttribute('data-status', 'playing')
  })
})
