import { profileFixture, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UserMenu } from '../../account/index.ts'
import { DownloadButton } from '../../downloads/index.ts'
import { ShareMenu } from '../../share/index.ts'
import { PLACES } from '../showInBrowser.tsx'
import { enterStage } from '../stage.tsx'
import type { Stage } from '../stage.tsx'

const voice = voiceFixture()
const profile = profileFixture()
const handlers: FakeHandlers = {
  'account.status': () => ({ user: profile }),
  'snippets.share': (input) => ({ ...input, voice_snippet_audio_url: '/a.mp3' }),
  'downloads.convert': () => new Promise(() => {}),
}

/** Menus with their button, the preceding control, and some items. */
const MENUS = [
  {
    menu: 'share',
    children: <ShareMenu voice={voice} />,
    names: {
      BUTTON: 'Share',
      PREVIOUS: 'before',
      FIRST: 'Copy link',
      SECOND: 'Embed',
      LAST: 'Mail',
      TYPED: 'Reddit',
    },
  },
  {
    menu: 'format',
    children: <DownloadButton voice={voice} />,
    names: {
      BUTTON: 'Download in different audio formats',
      PREVIOUS: 'Download mp3',
      FIRST: 'wavUncompressed',
      SECOND: 'oggOpen, small',
      LAST: 'aiffFor editors',
      TYPED: 'flacLossless',
    },
  },
  {
    menu: 'user',
    children: <UserMenu pages={{ voices: '#voices', collections: '#collections' }} />,
    names: {
      BUTTON: profile.username,
      PREVIOUS: 'before',
      FIRST: 'My Voices',
      SECOND: 'My Collections',
      LAST: 'Logout',
      TYPED: 'Change Username',
    },
  },
]

describe.each(PLACES)('menus %s', (place) => {
  describe.each(MENUS)('$menu menu', ({ children, names }) => {
    let stage: Stage
    beforeEach(async () => {
      stage = await enterStage(place, children, { profile, handlers, awaits: names.BUTTON })
    })
    afterEach(() => stage.leave())

    const letter = names.TYPED.charAt(0).toLowerCase()

    it.each([
      // On the button.
      ['Enter', 'FIRST'],
      ['Space', 'FIRST'],
      ['ArrowDown', 'FIRST'],
      ['ArrowUp', 'LAST'],
      ['Escape', 'BUTTON'],
      // In the menu.
      ['Enter ArrowDown', 'FIRST → SECOND'],
      ['Enter ArrowUp', 'FIRST → LAST'],
      ['ArrowUp ArrowDown', 'LAST → FIRST'],
      ['Enter ArrowDown ArrowUp', 'FIRST → SECOND → FIRST'],
      ['Enter End', 'FIRST → LAST'],
      ['Enter End Home', 'FIRST → LAST → FIRST'],
      [`Enter ${letter}`, 'FIRST → TYPED'],
      ['Enter Escape', 'FIRST → BUTTON'],
      ['Enter Tab', 'FIRST → after'],
      ['Enter Shift+Tab', 'FIRST → PREVIOUS'],
      // Focus is reset when it opens again.
      ['ArrowUp Escape Enter', 'LAST → BUTTON → FIRST'],
    ])('the keys %s move through %s', async (keys, path) => {
      const expected = path.replace(/[A-Z]{4,}/g, (word) => names[word as keyof typeof names])
      expect(await stage.press(names.BUTTON, keys)).toBe(expected)
      expect(stage.hasOverlay('menu')).toBe(/(FIRST|SECOND|LAST|TYPED)$/.test(path))
    })

    it('is labelled by its button, which has the popup and expanded states', async () => {
      const button = stage.named(names.BUTTON)
      const told = () => ['aria-haspopup', 'aria-expanded'].map((name) => button.getAttribute(name))
      expect(told()).toEqual(['menu', 'false'])
      await stage.press(names.BUTTON, 'Enter')
      expect(told()).toEqual(['menu', 'true'])
      const menu = stage.root.querySelector('[role=menu]')
      expect(button.getAttribute('aria-controls')).toBe(menu?.id)
      expect(menu?.getAttribute('aria-labelledby')).toBe(button.id)
    })
  })

  describe('menu item', () => {
    let stage: Stage
    afterEach(() => stage.leave())

    it.each(['Enter', 'Space'])('is activated with %s, which closes the menu', async (key) => {
      stage = await enterStage(place, MENUS[2]?.children, { profile, handlers, awaits: profile.username })
      await stage.press(profile.username, `Enter ArrowDown ArrowDown ${key}`)
      await expect.poll(() => stage.focused()).toBe('Username')
      expect([stage.hasOverlay('menu'), stage.hasOverlay('backdrop')]).toEqual([false, true])
    })

    it.each(['Enter', 'Space'])('that keeps the menu open is activated with %s and keeps focus', async (key) => {
      const button = 'Download in different audio formats'
      stage = await enterStage(place, <DownloadButton voice={voice} />, {
        handlers,
        awaits: button,
      })
      expect(await stage.press(button, `Enter f ${key}`)).toMatch(/→ flacLossless$/)
      await expect.poll(() => stage.client.calls.map(({ name }) => name)).toEqual(['downloads.convert'])
      expect(await stage.press(null, 'ArrowDown Escape')).toBe(`opusSmallest → ${button}`)
    })

    it.each(['Enter', 'Space'])('with a check is toggled with %s without closing the menu', async (key) => {
      const snippet = spokenSnippetFixture({ voice_snippet_shared: false })
      stage = await enterStage(place, <ShareMenu voice={voice} snippet={snippet} />, {
        handlers,
        awaits: 'Share',
      })
      expect(await stage.press('Share', `Enter ${key}`)).toMatch(/(.*) → \1/)
      const check = stage.root.querySelector('[role=menuitemcheckbox]')
      await expect.poll(() => check?.getAttribute('aria-checked')).toBe('true')
    })
  })
})
