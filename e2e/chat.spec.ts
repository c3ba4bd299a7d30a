import { voicePath, type VoiceListing, type VoiceSearchResult } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { spawnServer } from '../scripts/spawnServer.mjs'
import type { SpawnedServer } from '../scripts/spawnServer.mjs'
import { axeViolations } from './axeViolations.ts'
import { newEmail, PASSWORD } from './logIn.ts'
import { startChatServer } from './startChatServer.ts'
import { expect, test } from './test.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
let server: SpawnedServer
let mute: SpawnedServer
let voice: VoiceListing
test.beforeAll(async () => {
  test.setTimeout(180_000)
  chat = await startChatServer()
  server = await spawnServer({
    engines: 'flite',
    settings: { CHAT_BASE_URL: chat.url, CHAT_MODEL: 'small', HOLD_LIMIT: '1000' },
  })
  mute = await spawnServer({ engines: 'flite', settings: { HOLD_LIMIT: '1000' } })
  const found = await fetch(`${server.url}/api/v1/voice/search?languageCode=en&gender=female`)
  const [first] = ((await found.json()) as VoiceSearchResult).voices
  if (!first) throw new Error('The catalogue has no voice.')
  voice = first
})
test.afterAll(async () => {
  await server.stop()
  await mute.stop()
  chat.close()
})

async function openAsUser(page: Page, path: string): Promise<void> {
  const answer = await page.request.post(`${server.url}/api/v1/login`, {
    form: { intent: 'create', state: '', return: path, email: newEmail(), password: PASSWORD },
    headers: { origin: server.url },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await page.goto(server.url + path)
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const send = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect.poll(chat.isAsked).toBe(true)
}
/** Waits until a word is lit, for which it is looked in each frame: some last a tenth of a second. */
const expectLit = (page: Page, word: string) =>
  page.waitForFunction(
    (wanted) =>
      [...CSS.highlights].some(
        ([name, ranges]) =>
          /^voice-host-(female|male|none)$/.test(name) &&
          [...ranges].some((range) => (range as Range).toString() === wanted),
      ),
    word,
  )

test('a user writes to a voice, hears the answer while it is written, and finds the chat again', async ({
  page,
  sound,
}) => {
  await openAsUser(page, `/chat/${voice.voice_id}`)
  await expect(page).toHaveURL(new RegExp(`${voicePath(voice)}/chat$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Chat with ${voice.voice_name}`)
  await expect(page.getByText('No messages yet.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await test.step('the first sentence sounds at once, while the second is not written yet', async () => {
    await send(page, 'Where were you today?')
    const started = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener('playing', () => resolve(Date.now()), { capture: true, once: true })
          const { play } = HTMLMediaElement.prototype
          HTMLMediaElement.prototype.play = function observed() {
            this.addEventListener('playing', () => resolve(Date.now()), { once: true })
            return play.call(this)
          }
        }),
    )
    const saidAt = Date.now()
    chat.say('I was on the harbour. It')
    console.log(`First sound ${(await started) - saidAt} ms after the first sentence.`)
    await expectLit(page, 'harbour.')
    await expect(log(page)).toContainText('I was on the harbour. It')
  })

  await test.step('the next sentence follows, and markup is text', async () => {
    chat.say(' <b>rained</b> all day long.')
    chat.end()
    await expect(log(page)).toContainText('It <b>rained</b> all day long.')
    await expect(log(page).locator('b')).toHaveCount(0)
    await expectLit(page, 'long.')
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    expect(await sound.playingCount()).toBe(0)
  })

  await test.step('a message is heard again, and typing stops it at once', async () => {
    await page.getByRole('button', { name: /^Hear: I was on the harbour/ }).click()
    await expect.poll(() => sound.playingCount()).toBe(1)
    const frames = await page.evaluate(async () => {
      const box = document.querySelector('textarea')!
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(box, 'W')
      box.dispatchEvent(new Event('input', { bubbles: true }))
      let count = 0
      for (; window.startedSounds.some((one) => !one.paused); count++) await new Promise(requestAnimationFrame)
      return count
    })
    console.log(`Silence ${frames} frames after typing.`)
    // 100 ms at 60 frames a second.
    expect(frames).toBeLessThanOrEqual(6)
    await field(page).fill('')
  })

  await test.step('the chat is at its address, renamed, saved as text and deleted', async () => {
    await page.getByRole('link', { name: 'Where were you today?' }).click()
    await expect(page).toHaveURL(/\/chat\/conversation\/[\w-]+$/)
    await page.reload()
    await expect(log(page)).toContainText('I was on the harbour.')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Name of the chat' }).fill('At the harbour')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('At the harbour')).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as text' }).click()
    expect((await saving).suggestedFilename()).toBe('At-the-harbour.txt')
    const address = page.url()
    await page.getByRole('button', { name: 'Delete chat' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${voicePath(voice)}/chat$`))
    expect((await page.request.get(address)).status()).toBe(404)
  })
})

test.describe('an answer that does not come', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('is reported, and its message is back in the field', async ({ page }) => {
    await openAsUser(page, `${voicePath(voice)}/chat`)
    await send(page, 'Are you there?')
    chat.fail()
    await expect(page.getByRole('alert')).toContainText('There is no answer.')
    await expect(field(page)).toHaveValue('Are you there?')
    await expect(page.getByText('No messages yet.')).toBeVisible()
  })
})

test('an answer that is stopped stays as far as it came', async ({ page, sound }) => {
  await openAsUser(page, `${voicePath(voice)}/chat`)
  await send(page, 'Tell me a long story.')
  chat.say('Once upon a time! There was')
  await expect.poll(() => sound.playingCount()).toBe(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await sound.playingCount()).toBe(0)
  await expect.poll(chat.isAsked).toBe(false)
  await page.getByRole('link', { name: 'Tell me a long story.' }).click()
  await expect(page).toHaveURL(/\/chat\/conversation\//)
  await page.reload()
  await expect(log(page)).toContainText('Once upon a time! There was')
})

test('a visitor reads together with a voice that does not answer', async ({ page, sound }) => {
  await page.goto(`${mute.url}${voicePath(voice)}/chat`)
  await expect(page.getByText(`${voice.voice_name} does not answer on this server.`)).toBeVisible()
  await field(page).fill('These are my own words.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page)).toContainText('These are my own words.')
  await expectLit(page, 'own')
  await expect.poll(() => sound.playingCount()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('a visitor dictates a message, and what was typed before stays', async ({ page }) => {
  // A stand-in for the microphone and the recognition of the browser.
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = ''
      start() {
        document.addEventListener('said', (event) => {
          const results = [[{ transcript: `${(event as CustomEvent<string>).detail} (${this.lang})` }]]
          this.dispatchEvent(Object.assign(new Event('result'), { results }))
        })
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.stop()
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition })
  })
  await page.goto(`${mute.url}${voicePath(voice)}/chat`)
  await field(page).fill('My words:')
  await page.getByRole('button', { name: 'Dictate' }).click()
  await expect(page.getByText('Listening. Speak now.')).toBeVisible()
  const say = (text: string) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('said', { detail })), text)
  await say('the boats')
  await say('the boats came home')
  await expect(field(page)).toHaveValue(/^My words: the boats came home \(en/)
  await field(page).press('End')
  await field(page).pressSequentially('!')
  await expect(page.getByRole('button', { name: 'Dictate' })).toBeVisible()
  await say('this comes too late')
  await expect(field(page)).toHaveValue(/^My words: the boats came home \(.*\)!$/)
  expect(await axeViolations(page)).toEqual([])
})

test('a visitor is asked to log in for answers, and unknown chats are not found', async ({ page, request }) => {
  await page.goto(`${server.url}${voicePath(voice)}/chat`)
  await expect(page.getByText(`Log in to get answers from ${voice.voice_name}.`)).toBeVisible()
  expect((await request.get(`${server.url}/chat/42`)).status()).toBe(404)
  await page.goto(`${server.url}/chat/conversation/42`)
  await expect(page.getByRole('heading', { name: 'Your chats', level: 1 })).toBeVisible()
  const login = page.getByRole('main').getByRole('link', { name: 'Login' })
  await expect(login).toHaveAttribute('href', /return=%2Fchat%2Fconversation%2F42/)
  await openAsUser(page, '/')
  expect((await page.request.get(`${server.url}/chat/conversation/42`)).status()).toBe(404)
})
