import { profileFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import { CollectionMenu } from '../../collections/index.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const BUTTON = 'Add to collection'
const BOX = 'Find or create'
const named = (collection_name: string) => ({ collection_id: collection_name, collection_name })

describe.each(PLACES)('collection menu %s', (place) => {
  let stage: Stage
  afterEach(() => stage.leave())

  async function show(handlers: FakeHandlers = {}) {
    stage = await enterStage(place, <CollectionMenu voice={voiceListingFixture()} />, {
      profile: profileFixture(),
      handlers: {
        'collections.list': () => ({ collections: ['Bedtime', 'Kiosk'].map(named) }),
        'collections.add': (input) => ({ collection: named(input.collection_id) }),
        'collections.create': (input) => ({ collection: named(input.collection_name) }),
        ...handlers,
      },
      awaits: BUTTON,
    })
  }
  async function open(key = 'Enter') {
    await stage.press(BUTTON, key)
    await expect.poll(() => stage.root.textContent).toContain('Kiosk')
    expect(stage.focused()).toBe(BOX)
  }

  it.each(['Enter', 'Space'])('opens with %s and focuses the box', async (key) => {
    await show()
    await open(key)
    expect(stage.named(BUTTON).getAttribute('aria-expanded')).toBe('true')
  })

  it.each([
    ['ArrowDown', 'Bedtime'],
    ['ArrowDown ArrowDown', 'Bedtime → Kiosk'],
    ['ArrowDown ArrowDown ArrowDown', `Bedtime → Kiosk → ${BOX}`],
    ['ArrowUp', 'Kiosk'],
    ['Tab Tab', 'Bedtime → Kiosk'],
    ['Tab Tab Shift+Tab', 'Bedtime → Kiosk → Bedtime'],
    ['Escape', BUTTON],
    ['ArrowDown Escape', `Bedtime → ${BUTTON}`],
    ['Tab Tab Tab', 'Bedtime → Kiosk → after'],
    ['Shift+Tab', BUTTON],
  ])('the keys %s move through %s', async (keys, path) => {
    await show()
    await open()
    expect(await stage.press(null, keys)).toBe(path)
    const isLeft = path.endsWith('after') || keys.endsWith('Escape')
    await expect.poll(() => stage.hasOverlay('collections')).toBe(!isLeft)
  })

  it.each([
    ['ArrowDown Enter', 'Added to Bedtime'],
    ['ArrowDown ArrowDown Space', 'Added to Kiosk'],
    ['k Enter', 'Added to Kiosk'],
    ['N e w Enter', 'Added to New'],
    ['N e w ArrowDown Enter', 'Added to New'],
    ['N e w Tab Space', 'Added to New'],
  ])('the keys %s add the voice, show “%s”, close the menu and restore focus', async (keys, said) => {
    await show()
    await open()
    await stage.press(null, keys)
    await expect.poll(() => stage.root.querySelector('output.voice-hidden')?.textContent).toBe(said)
    await expect.poll(() => stage.hasOverlay('collections'), { timeout: 5000 }).toBe(false)
    expect(stage.focused()).toBe(BUTTON)
  })

  it('Enter retries a failed load, and focus stays in the menu', async () => {
    const answers = [
      () => Promise.reject(new Error('offline')),
      () => ({ collections: ['Bedtime', 'Kiosk'].map(named) }),
    ]
    await show({ 'collections.list': () => answers.shift()?.() ?? { collections: [] } })
    await stage.press(BUTTON, 'Enter')
    await expect.poll(() => stage.root.querySelector('[role=alert]')).toBeTruthy()
    expect(await stage.press(null, 'Tab Enter')).toMatch(new RegExp(`→ ${BOX}$`))
    await expect.poll(() => stage.root.textContent).toContain('Kiosk')
    expect(await stage.press(null, 'ArrowDown Escape')).toBe(`Bedtime → ${BUTTON}`)
  })
})
