import { voicePath } from '@voice-rankings/contract'
import type { SpeechResponse } from '@voice-rankings/contract'
import { findVoices } from './findVoice.ts'
import { expect, test } from './test.ts'
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
