import type { APIRequestContext } from '@playwright/test'
import { voicePath } from '@voice-rankings/contract'
import { findVoice } from '../findVoice.ts'
import { frameAddress, frameOf } from './frames.ts'
import { expect } from './hostPage.ts'
import type { test as hostTest } from './hostPage.ts'
import { elementsOf, INSIDE } from './elements.ts'
import { HOSTILE_PAGES } from './hostilePages.ts'
import {
  countHeard,
  countLooksAtNodes,
  countMoving,
  lookAtBoxes,
  lookAtClose,
  showOverview,
  lookAtColours,
  lookAtPlayer,
  lookAtShare,
  lookIntoShadows,
  placeInWaveform,
  playAll,
  putIntoShadows,
  rememberSounds,
  timeOfPlayer,
} from './inPage.ts'
import { objectionsToPlayers } from './objectionsToPlayers.ts'
import { clickPlayer, expectPlayer, scorePlayer } from './scorePlayer.ts'
import { moduleOf, OTHER_VERSION, PLAYER } from './startHost.ts'

/** A player of the catalogue that looks as the one on every other page. */
async function namedPlayer(request: APIRequestContext): Promise<string> {
  const voice = await findVoice(request)
  return PLAYER.replace('src="HOST/sound.wav"', `voice-path="${voicePath(voice)}" gender="none"`)
}

/** Makes the tests of all hostile pages that every browser can show. */
export function tryHostilePages(test: typeof hostTest): void {
  let plain = ''

  for (const [number, odd] of Object.entries(HOSTILE_PAGES)) {
    test(`page ${number}, ${odd.oddity}: a player is itself, is worked by pointer and keyboard, and leaves the page alone`, async ({
      driven,
      host,
      request,
    }) => {
      if (plain === '') {
        await driven.open(host.show({}))
        await expectPlayer(driven).toMatchObject({ play: 'Play Owl' })
        plain = (await driven.run(lookAtPlayer, null))?.looks ?? ''
      }
      if (odd.widthPx) await driven.setWidth(odd.widthPx)
      await driven.open(host.show(odd.isNamed ? { ...odd, body: await namedPlayer(request) } : odd))
      await scorePlayer(driven, odd, plain)
      if (!odd.breaksAxe) expect(await objectionsToPlayers(driven)).toEqual([])
    })
  }

  for (const [number, what] of [
    ['04', 'text from right to left: a sound runs from left to right as everywhere'],
    ['45', 'a zoomed page: a sound is as long as it is wide'],
  ] as const) {
    test(`page ${number}, ${what}, so a click at its first quarter goes there`, async ({ driven, host }) => {
      await driven.open(host.show(HOSTILE_PAGES[number] ?? {}))
      await clickPlayer(driven, 'Pause')
      await clickPlayer(driven, 'Play')
      const { x, y } = await driven.run(placeInWaveform, 0.25)
      await driven.click(x, y)
      // To the pixel it depends on how wide a browser draws the handle of a slider.
      await expect.poll(() => driven.run(timeOfPlayer, null)).toBeGreaterThan(4000)
      expect(await driven.run(timeOfPlayer, null)).toBeLessThan(6000)
    })
  }

  test('page 10, padding and borders on all: no element has any itself', async ({ driven, host, voice }) => {
    await driven.open(host.show({ ...HOSTILE_PAGES['10'], body: Object.values(elementsOf(voice)).join('') }))
    const tags = Object.keys(INSIDE)
    await driven.run(async (one) => void (await Promise.all(one.map((tag) => customElements.whenDefined(tag)))), tags)
    await expect.poll(() => driven.run(lookAtBoxes, tags.join())).toEqual(tags.map((tag) => `${tag} 0px 0px`))
  })

  test('page 50, shadow roots in one another, the inmost closed and the outer made late: each element is itself there', async ({
    driven,
    host,
    voice,
  }) => {
    await driven.open(host.show({ body: '' }))
    await driven.run(putIntoShadows, Object.values(elementsOf(voice)))
    await expect.poll(() => driven.run(lookIntoShadows, INSIDE), { timeout: 20_000 }).toEqual(Object.keys(INSIDE))
    expect(driven.complaints).toEqual([])
  })

  test('page 17, a sandboxed frame without storage and origin: a player plays', async ({ driven, host }) => {
    const frame = `<iframe sandbox="allow-scripts" src="${host.show({})}" title="Sandbox" allow="autoplay"></iframe>`
    await driven.open(host.show({ body: frame }))
    await clickPlayer(driven, 'Pause', 'frame')
    expect(driven.complaints).toEqual([])
  })

  test('page 27, where the system gives the colours: what a player has to say is seen', async ({ choosy, host }) => {
    await choosy.open(host.show({}))
    expect(await choosy.run(() => matchMedia('(forced-colors: active)').matches, null)).toBe(true)
    await expectPlayer(choosy).toMatchObject({ play: 'Play Owl' })
    await expect.poll(() => choosy.run(lookAtColours, null)).toEqual({ hasOutline: true, isSeen: true })
  })

  test('page 28, where motion is not wanted: a player steps and does not glide', async ({ choosy, host }) => {
    await choosy.open(host.show({}))
    await clickPlayer(choosy, 'Pause')
    await expect.poll(() => choosy.run(countMoving, null)).toBe(0)
  })

  test('page 36, shut off from other origins: a voice of the server plays there, and a frame of it is let in', async ({
    driven,
    host,
    voice,
  }) => {
    const body = `<voice-player voice-path="${voicePath(voice)}" title="Owl"></voice-player>${frameOf(frameAddress(voice))}`
    await driven.open(host.show({ ...HOSTILE_PAGES['36'], body }))
    expect(await driven.run(() => crossOriginIsolated, null)).toBe(true)
    await clickPlayer(driven, 'Pause')
    // What the browser says in the place of a frame that it keeps out is not alive.
    await expect
      .poll(() => driven.run(() => document.querySelector('voice-player:defined') !== null, null, 'frame'))
      .toBe(true)
    expect(driven.complaints).toEqual([])
  })

  test('page 37, two versions of the script: the first stays, works, and a warning names the other', async ({
    driven,
    host,
  }) => {
    const other = moduleOf(`HOST${OTHER_VERSION}elements.js`)
    await driven.open(host.show({ script: (address) => moduleOf(address) + other }))
    await clickPlayer(driven, 'Pause')
    await expect.poll(() => driven.complaints).toEqual([expect.stringContaining('or another version than 0.0.1')])
  })

  test('page 38, fifty players: of all that a page starts, the last is heard', async ({ driven, host }) => {
    await driven.open(host.show(HOSTILE_PAGES['38'] ?? {}))
    await driven.run(rememberSounds, null)
    // From then on a page may start sounds itself.
    await clickPlayer(driven, 'Pause')
    await driven.run(playAll, null)
    await expect.poll(() => driven.run(countHeard, null)).toBe(1)
    await expectPlayer(driven).toMatchObject({ play: 'Play Owl', status: 'paused' })
    expect(driven.complaints).toEqual([])
  })

  test('page 46, a thousand nodes: that so many more come is looked at once', async ({ driven, host }) => {
    await driven.open(host.show(HOSTILE_PAGES['46'] ?? {}))
    await expectPlayer(driven).toMatchObject({ play: 'Play Owl' })
    expect(await driven.run(countLooksAtNodes, 1000)).toBeLessThanOrEqual(1)
  })

  for (const [number, what] of [
    ['12', 'an ancestor that clips'],
    ['48', 'a high stacking order around'],
  ] as const) {
    test(`page ${number}, ${what}: what More shows has room of its own`, async ({ driven, host }) => {
      await driven.open(host.show(HOSTILE_PAGES[number] ?? {}))
      await expectPlayer(driven).toMatchObject({ isHit: true })
      await driven.run(
        () => document.querySelector('voice-player')?.shadowRoot?.querySelector<HTMLElement>('[part=more]')?.click(),
        null,
      )
      await expect.poll(() => driven.run(lookAtShare, null)).toEqual({ isHit: true })
    })
  }

  test('page 39, something of the page’s over everything: an overview that opens lies above it', async ({
    driven,
    host,
  }) => {
    const body = `<div style="position: fixed; inset: 0; z-index: 2147483647; background: lime"></div><voice-overview voice-path="flite/female/nobody"></voice-overview>`
    await driven.open(host.show({ body }))
    await expect.poll(() => driven.run(showOverview, null)).toBe(true)
    const seen = () => driven.run(lookAtClose, null)
    await expect.poll(seen).toMatchObject({ isHit: true })
    const { x = 0, y = 0 } = (await seen()) ?? {}
    await driven.click(x, y)
    await expect.poll(seen).toBeNull()
  })

  test('page 40, a body that is swapped: a player plays on where it is kept, and falls silent where it is not', async ({
    driven,
    host,
  }) => {
    await driven.open(host.show({}))
    await driven.run(rememberSounds, null)
    await clickPlayer(driven, 'Pause')
    await driven.run(() => {
      const player = document.querySelector('voice-player')
      const body = document.createElement('body')
      if (player) body.append(player)
      document.body.replaceWith(body)
    }, null)
    await expectPlayer(driven).toMatchObject({ play: 'Pause Owl' })
    // What a page has taken out is let go of a moment later.
    await driven.run(() => new Promise((resolve) => setTimeout(resolve, 100)), null)
    expect(await driven.run(countHeard, null)).toBe(1)
    await driven.run((html) => (document.body.innerHTML = html), PLAYER.replace('HOST', host.url))
    await expectPlayer(driven).toMatchObject({ play: 'Play Owl' })
    await expect.poll(() => driven.run(countHeard, null)).toBe(0)
  })
}
