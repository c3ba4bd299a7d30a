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
import { playerAxeViolations } from './playerAxeViolations.ts'
import { clickPlayer, expectPlayer, expectWorkingPlayer } from './expectWorkingPlayer.ts'
import { moduleOf, OTHER_VERSION, PLAYER } from './startHost.ts'

/** Player of a catalogue voice, styled like the default player. */
async function namedPlayer(request: APIRequestContext): Promise<string> {
  const voice = await findVoice(request)
  return PLAYER.replace('src="HOST/sound.wav"', `voice-path="${voicePath(voice)}" gender="none"`)
}

/** Defines the tests of all hostile pages for a browser. */
export function testHostilePages(test: typeof hostTest): void {
  let plain = ''

  for (const [number, odd] of Object.entries(HOSTILE_PAGES)) {
    test(`page ${number}, ${odd.oddity}: a player looks as usual, works by pointer and keyboard, and leaves the page unchanged`, async ({
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
      await expectWorkingPlayer(driven, odd, plain)
      if (!odd.breaksAxe) expect(await playerAxeViolations(driven)).toEqual([])
    })
  }

  for (const [number, what] of [
    ['04', 'right-to-left text: the waveform still runs from left to right'],
    ['45', 'a zoomed page: the waveform spans the whole sound'],
  ] as const) {
    test(`page ${number}, ${what}, so a click at the first quarter seeks there`, async ({ driven, host }) => {
      await driven.open(host.show(HOSTILE_PAGES[number] ?? {}))
      await clickPlayer(driven, 'Pause')
      await clickPlayer(driven, 'Play')
      const { x, y } = await driven.run(placeInWaveform, 0.25)
      await driven.click(x, y)
      // The exact position depends on the width of the browser's slider thumb.
      await expect.poll(() => driven.run(timeOfPlayer, null)).toBeGreaterThan(4000)
      expect(await driven.run(timeOfPlayer, null)).toBeLessThan(6000)
    })
  }

  test('page 10, padding and borders on everything: the elements themselves have none', async ({
    driven,
    host,
    voice,
  }) => {
    await driven.open(host.show({ ...HOSTILE_PAGES['10'], body: Object.values(elementsOf(voice)).join('') }))
    const tags = Object.keys(INSIDE)
    await driven.run(async (one) => void (await Promise.all(one.map((tag) => customElements.whenDefined(tag)))), tags)
    await expect.poll(() => driven.run(lookAtBoxes, tags.join())).toEqual(tags.map((tag) => `${tag} 0px 0px`))
  })

  test('page 50, nested shadow roots, the innermost closed and the outer late: every element renders', async ({
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

  test("page 27, forced colours: the player's button and outline are visible", async ({ choosy, host }) => {
    await choosy.open(host.show({}))
    expect(await choosy.run(() => matchMedia('(forced-colors: active)').matches, null)).toBe(true)
    await expectPlayer(choosy).toMatchObject({ play: 'Play Owl' })
    await expect.poll(() => choosy.run(lookAtColours, null)).toEqual({ hasOutline: true, isSeen: true })
  })

  test('page 28, reduced motion: a player has no animations', async ({ choosy, host }) => {
    await choosy.open(host.show({}))
    await clickPlayer(choosy, 'Pause')
    await expect.poll(() => choosy.run(countMoving, null)).toBe(0)
  })

  test('page 36, cross-origin isolation: a voice of the server plays, and its frame is allowed', async ({
    driven,
    host,
    voice,
  }) => {
    const body = `<voice-player voice-path="${voicePath(voice)}" title="Owl"></voice-player>${frameOf(frameAddress(voice))}`
    await driven.open(host.show({ ...HOSTILE_PAGES['36'], body }))
    expect(await driven.run(() => crossOriginIsolated, null)).toBe(true)
    await clickPlayer(driven, 'Pause')
    // A frame blocked by the browser contains an error page.
    await expect
      .poll(() => driven.run(() => document.querySelector('voice-player:defined') !== null, null, 'frame'))
      .toBe(true)
    expect(driven.complaints).toEqual([])
  })

  test('page 37, two versions of the script: the first stays active, and a warning names the other', async ({
    driven,
    host,
  }) => {
    const other = moduleOf(`HOST${OTHER_VERSION}elements.js`)
    await driven.open(host.show({ script: (address) => moduleOf(address) + other }))
    await clickPlayer(driven, 'Pause')
    await expect.poll(() => driven.complaints).toEqual([expect.stringContaining('or another version than 0.0.1')])
  })

  test('page 38, fifty players: only the last one started plays', async ({ driven, host }) => {
    await driven.open(host.show(HOSTILE_PAGES['38'] ?? {}))
    await driven.run(rememberSounds, null)
    // From now on the page may play without a gesture.
    await clickPlayer(driven, 'Pause')
    await driven.run(playAll, null)
    await expect.poll(() => driven.run(countHeard, null)).toBe(1)
    await expectPlayer(driven).toMatchObject({ play: 'Play Owl', status: 'paused' })
    expect(driven.complaints).toEqual([])
  })

  test('page 46, a thousand added nodes: scripts query the document once', async ({ driven, host }) => {
    await driven.open(host.show(HOSTILE_PAGES['46'] ?? {}))
    await expectPlayer(driven).toMatchObject({ play: 'Play Owl' })
    expect(await driven.run(countLooksAtNodes, 1000)).toBeLessThanOrEqual(1)
  })

  for (const [number, what] of [
    ['12', 'an ancestor that clips'],
    ['48', 'a high stacking order'],
  ] as const) {
    test(`page ${number}, ${what}: the More menu is not clipped or covered`, async ({ driven, host }) => {
      await driven.open(host.show(HOSTILE_PAGES[number] ?? {}))
      await expectPlayer(driven).toMatchObject({ isHit: true })
      await driven.run(
        () => document.querySelector('voice-player')?.shadowRoot?.querySelector<HTMLElement>('[part=more]')?.click(),
        null,
      )
      await expect.poll(() => driven.run(lookAtShare, null)).toEqual({ isHit: true })
    })
  }

  test('page 39, an element of the page above everything: the overview opens above it', async ({ driven, host }) => {
    const body = `<div style="position: fixed; inset: 0; z-index: 2147483647; background: lime"></div><voice-overview voice-path="flite/female/nobody"></voice-overview>`
    await driven.open(host.show({ body }))
    await expect.poll(() => driven.run(showOverview, null)).toBe(true)
    const seen = () => driven.run(lookAtClose, null)
    await expect.poll(seen).toMatchObject({ isHit: true })
    const { x = 0, y = 0 } = (await seen()) ?? {}
    await driven.click(x, y)
    await expect.poll(seen).toBeNull()
  })

  test('page 40, a replaced body: a moved player keeps playing, and a removed one stops', async ({ driven, host }) => {
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
    // A removed player is released asynchronously.
    await driven.run(() => new Promise((resolve) => setTimeout(resolve, 100)), null)
    expect(await driven.run(countHeard, null)).toBe(1)
    await driven.run((html) => (document.body.innerHTML = html), PLAYER.replace('HOST', host.url))
    await expectPlayer(driven).toMatchObject({ play: 'Play Owl' })
    await expect.poll(() => driven.run(countHeard, null)).toBe(0)
  })
}
