import { voicePath } from '@voice-rankings/contract'
import type { Api, CallOutput, SpeechResponse } from '@voice-rankings/contract'
import { findVoices } from './findVoice.ts'
import { expect, openTab, test } from './test.ts'
import { expectWordsInTime } from './wordsInTime.ts'

const SENTENCE = 'Today Mr Nguyen came home early.'

test('a visitor adds a pronunciation, and its typed word lights up while it is spoken', async ({
  page,
  request,
  sound,
}) => {
  const [voice] = await findVoices(request, 'provider=espeak&languageCode=en', 1)
  if (!voice) throw new Error('The catalogue has no English voice of eSpeak.')

  await test.step('the term is listed', async () => {
    await page.goto('/app/lexicon')
    const form = page.getByRole('form', { name: 'New term' })
    await form.getByRole('textbox', { name: 'Term' }).fill('Nguyen')
    await form.getByRole('textbox', { name: 'Spoken as' }).fill('new yen')
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Nguyen' })).toContainText('new yen')
  })

  await test.step('it is heard in a voice', async () => {
    await page.getByRole('button', { name: 'Hear Nguyen' }).click()
    await expect.poll(() => sound.playing()).toMatch(/snippet-/)
  })

  await test.step('a sentence on the page of a voice follows it', async () => {
    await page.goto(voicePath(voice))
    await page.getByRole('textbox', { name: 'Text to be spoken' }).fill(SENTENCE)
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/voice/speech'))
    await page.getByRole('button', { name: 'Generate Snippet' }).click()
    const { speechMarks, pronunciations } = (await (await answered).json()) as SpeechResponse
    expect(pronunciations).toEqual([{ term: 'Nguyen', said: 'respelling' }])
    expect(speechMarks.map(({ word }) => word)).toEqual(SENTENCE.split(' '))
    await expect(page).toHaveURL(/[?&]snippet=/)
    await page.reload()
    const watching = sound.watchWords()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const { text, frames } = await watching
    expectWordsInTime(frames, speechMarks, text)
  })
})

test('a reader says a term as it was corrected in another tab, and asks for no other sentence again', async ({
  page,
  sound,
  request,
}) => {
  const [voice] = await findVoices(request, 'provider=espeak&languageCode=en', 1)
  if (!voice) throw new Error('The catalogue has no English voice of eSpeak.')
  // It sounds while the term is corrected.
  const first = `The first sentence says ${'that the boats of the village came home late, '.repeat(7)}and ends.`
  const text = `${first} Mr Nguyen came. The third one. The last one.`
  const { work } = (await (
    await page.request.post('/api/v1/works', { data: { voice_id: voice.voice_id, text } })
  ).json()) as CallOutput<Api['works']['create']>
  const asked: string[] = []
  page.on('request', (sent) => {
    const [, index] = /\/sentences\/(\d+)$/.exec(new URL(sent.url()).pathname) ?? []
    if (index !== undefined) asked.push(index)
  })
  await page.goto(`/read/${work.work_id}`)
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click()
  await expect.poll(() => sound.playingCount()).toBe(1)
  await expect.poll(() => asked.join(' ')).toBe('0 1 2')

  await test.step('the term is corrected at the address of the pronunciations', async () => {
    const tab = await openTab(page, `/read/${work.work_id}/lexicon`)
    const dialog = tab.getByRole('dialog', { name: 'Pronunciations of this text' })
    await dialog.getByRole('textbox', { name: 'Term' }).fill('Nguyen')
    await dialog.getByRole('textbox', { name: 'Spoken as' }).fill('a very new and very long yen')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Nguyen' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(tab).toHaveURL(`/read/${work.work_id}`)
    await tab.close()
  })

  await test.step('the sentence that sounds goes on, and that of the term is asked for again', async () => {
    await expect.poll(() => asked.join(' ')).toBe('0 1 2 1')
    await expect(page.locator('[data-state=now]')).toHaveAttribute('data-sentence', '0')
    expect(await sound.playingCount()).toBe(1)
  })

  await test.step('every other sentence is spoken once', async () => {
    await page.getByRole('button', { name: 'Next sentence' }).click()
    await expect(page.locator('section[data-status=ended]')).toBeVisible({ timeout: 30_000 })
    expect(asked.join(' ')).toBe('0 1 2 1 3')
  })
})
