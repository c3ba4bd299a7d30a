import { browser } from 'wxt/browser'
import { PLAYER_PORT, POPUP_PORT } from '../protocol.ts'
import type {
  PlayerReport,
  PlayerRequest,
  Prepared,
  PrepareRequest,
  ReaderRequest,
  ReaderState,
  ReadingPlace,
  ReadMode,
} from '../protocol.ts'
import { createLight } from './createLight.ts'
import type { Light } from './createLight.ts'
import { languageOf } from './languageOf.ts'
import { readPage } from './readPage.ts'
import type { PageReading } from './readPage.ts'

type Port = ReturnType<typeof browser.runtime.connect>

/** Reads the page that it is in, on request. It sends no text of the page before that. */
export function createReader(page: Document = document): void {
  const popups = new Set<Port>()
  let reading: PageReading | null = null
  let light: Light | null = null
  let player: Port | null = null
  let languageCode: string | null = null
  let report: PlayerReport | null = null
  /** Increases with each opened or closed player, so that one that still opens ends. */
  let run = 0
  let state: Omit<ReaderState, 'title' | 'languageCode' | 'hasSelection'> = {
    status: 'idle',
    index: 0,
    length: 0,
    rate: 1,
    problem: null,
  }

  function set(change: Partial<typeof state>): void {
    state = { ...state, ...change }
    for (const popup of popups) popup.postMessage(stateNow())
  }
  const stateNow = (): ReaderState => ({
    ...state,
    title: page.title,
    languageCode: languageCode ?? 'en',
    hasSelection: getSelection()?.isCollapsed === false,
  })
  const language = async () => (languageCode ??= await languageOf(page))

  async function read(mode: ReadMode): Promise<void> {
    close()
    report = null
    light?.clear()
    const read = readPage(page, mode, await language())
    if (read.spoken.length === 0) return set({ status: 'error', length: 0, problem: { kind: 'nothing' } })
    reading = read
    light = createLight(page, read, await language())
    set({ length: read.spoken.length, index: 0 })
    await open({ index: 0, positionMs: 0 })
  }

  /** Opens the player, which the browser may have closed in a pause. */
  async function open(start: ReadingPlace): Promise<void> {
    if (!reading) return
    close()
    const mine = run
    set({ status: 'loading', problem: null })
    const request: PrepareRequest = { type: 'prepare', languageCode: await language() }
    const prepared: Prepared = await browser.runtime.sendMessage(request)
    if (mine !== run) return
    if ('problem' in prepared) return set({ status: 'error', problem: prepared.problem })
    const port = browser.runtime.connect({ name: PLAYER_PORT })
    player = port
    port.onMessage.addListener((next: PlayerReport) => {
      if (player !== port) return
      report = next
      light?.show(next)
      const { status, index, rate, problem } = next
      const changed = status !== state.status || index !== state.index || rate !== state.rate || problem
      if (changed) set({ status, index, rate, problem })
    })
    port.onDisconnect.addListener(() => {
      if (player !== port) return
      player = null
      if (state.status !== 'ended' && state.status !== 'error') set({ status: 'paused' })
    })
    send({ type: 'open', reading: { ...prepared, pieces: reading.spoken, start } })
  }

  function close(): void {
    run += 1
    player?.disconnect()
    player = null
  }
  const send = (request: PlayerRequest) => player?.postMessage(request)
  const placeNow = (): ReadingPlace =>
    report && state.status !== 'ended'
      ? { index: report.index, positionMs: report.positionMs }
      : { index: 0, positionMs: 0 }

  async function handle(request: ReaderRequest): Promise<void> {
    if (request.type === 'read') return read(request.mode)
    if (!reading) return request.type === 'toggle' ? read('article') : undefined
    if (request.type === 'stop') {
      close()
      light?.clear()
      light = null
      reading = null
      report = null
      return set({ status: 'idle', index: 0, length: 0, problem: null })
    }
    if (request.type === 'voice') return player ? open({ index: placeNow().index, positionMs: 0 }) : undefined
    if (player) return send(request)
    if (request.type === 'play' || request.type === 'toggle') return open(placeNow())
  }

  browser.runtime.onMessage.addListener((request: ReaderRequest, _sender, answer) => {
    handle(request).then(
      () => answer(true),
      (error: unknown) => {
        console.warn('The page could not be read aloud.', error)
        set({ status: 'error', problem: { kind: 'connection' } })
        answer(false)
      },
    )
    return true
  })
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== POPUP_PORT) return
    popups.add(port)
    port.onDisconnect.addListener(() => popups.delete(port))
    void language().then(() => port.postMessage(stateNow()))
  })
}
