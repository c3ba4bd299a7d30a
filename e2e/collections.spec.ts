import { voicePath } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { findVoices } from './findVoice.ts'
import { openAsNewUser } from './logIn.ts'
import { expect, test } from './test.ts'

const NAME = 'Trailer voices'

/** Creates a collection of the user with these voices and returns its id. */
async function collect(page: Page, voiceIds: readonly string[]): Promise<string> {
  const headers = { origin: process.env.E2E_BASE_URL ?? '' }
  const send = async <T>(call: string, data: object): Promise<T> => {
    const answer = await page.request.post(`/api/v1/collections/${call}`, { data, headers })
    expect(answer.ok(), call).toBe(true)
    return (await answer.json()) as T
  }
  const created = await send<{ collection: { collection_id: string } }>('create', { collection_name: NAME })
  const { collection_id } = created.collection
  for (const voice_id of voiceIds) await send('add', { collection_id, voice_id })
  return collection_id
}

test('a keyboard user removes a voice from a collection, Undo restores it, and a removal without Undo survives a reload', async ({
  page,
  request,
}) => {
  const [first, second] = await findVoices(request, 'languageCode=en&sort=name', 2)
  if (!first || !second) throw new Error('The catalogue has no two English voices.')
  await openAsNewUser(page, '/about')
  const id = await collect(page, [first.voice_id, second.voice_id])
  await page.goto(`/voices?languageCode=all&collectionId=${id}`)
  const cardOf = (path: string) => page.getByRole('main').getByRole('article').locator(`a[href="${path}"]`)
  const remove = page.getByRole('button', { name: `Remove ${first.voice_name} from ${NAME}` }).first()
  const undo = page.getByRole('button', { name: 'Undo' })

  await test.step('the voice is removed', async () => {
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${first.voice_name} is removed from ${NAME}.`)).toBeVisible()
    await expect(undo).toBeFocused()
    await expect(cardOf(voicePath(first))).toHaveCount(0)
    await expect(cardOf(voicePath(second)).first()).toBeVisible()
  })

  await test.step('the voice is restored', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${first.voice_name} is in ${NAME} again.`)).toBeVisible()
    await expect(cardOf(voicePath(first)).first()).toBeVisible()
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  })

  await test.step('the voice is removed permanently', async () => {
    await remove.click()
    await expect(undo).toBeVisible()
    await page.reload()
    await expect(cardOf(voicePath(second)).first()).toBeVisible()
    await expect(cardOf(voicePath(first))).toHaveCount(0)
  })
})

test('the collection menu checks the collections that contain the voice, and unchecking removes it', async ({
  page,
  voice,
}) => {
  await openAsNewUser(page, '/about')
  await collect(page, [voice.voice_id])
  await page.goto(voicePath(voice))
  await page.getByRole('button', { name: 'Add to collection' }).click()
  const option = page.getByRole('button', { name: NAME })
  await expect(option).toHaveAttribute('aria-pressed', 'true')
  await option.click()
  await expect(page.getByText('Removed', { exact: true })).toBeVisible()
  await expect(option).toHaveAttribute('aria-pressed', 'false')
})

test('My Collections shows the number of voices of a collection and their names', async ({ page, request }) => {
  const [first, second] = await findVoices(request, 'languageCode=en&sort=name', 2)
  if (!first || !second) throw new Error('The catalogue has no two English voices.')
  await openAsNewUser(page, '/app/collections')
  await expect(page.getByRole('heading', { name: 'No collections yet' })).toBeVisible()
  await collect(page, [first.voice_id, second.voice_id])
  await page.reload()
  await expect(page.getByText(`2 voices: ${first.voice_name}, ${second.voice_name}`)).toBeVisible()
})
