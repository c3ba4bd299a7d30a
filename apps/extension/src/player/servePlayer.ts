import type { SpeechMark } from '@voice-rankings/contract'
import { createPlayback } from '@voice-rankings/playback'
import { createSequence } from '@voice-rankings/playback/sequence'
import type { Piece, Sequence } from '@voice-rankings/playback/sequence'
import { ConnectionError, isClientError } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { browser } from 'wxt/browser'
import { connectAccount, connectTo } from '../connectTo.ts'
import { PLAYER_PORT } from '../protocol.ts'
import type { PlayerReport, PlayerRequest, Reading, ReadingCommand } from '../protocol.ts'
import { problemOf } from './problemOf.ts'
import { skipTo } from './skipTo.ts'

/** Interval of reports during playback, in ms: between them a page computes the position. */
const REPORT_MS = 50

/** Codes of errors of one text; the next one may be spoken. */
const OF_A_TEXT = new Set<unknown>(['engine_failed', 'text_unspeakable', 'text_too_long'])

/** Plays the readings of pages, one at a time, wherever extension pages may play sound. */
export function servePlayer(): void {
  const playback = createPlayback({ openChannel: null })
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PLAYER_PORT) return
    let open: OpenReading | null = null
    port.onMessage.addListener((request: PlayerRequest) => {
      if (request.type === 'open') {
        open?.close()
        open = openReading(request.reading, playback, (report) => port.postMessage(report))
      } else open?.control(request)
    })
    port.onDisconnect.addListener(() => open?.close())
  })
}

interface OpenReading {
  control(command: ReadingCommand): void
  close(): void
}

function openReading(
  { server, isUser, voice, rate, pieces, start }: Reading,
  playback: ReturnType<typeof createPlayback>,
  send: (report: PlayerReport) => void,
): OpenReading {
  const client = isUser ? connectAccount(server).client : connectTo(server)
  const marks = new Map<number, readonly SpeechMark[]>()
  const sounds = new Set<string>()
  const sequence = createSequence({
    playback,
    length: pieces.length,
    async speak(index, signal) {
      const piece = await speak(client, { text: pieces[index]?.text ?? '', voice_id: voice.id }, signal)
      marks.set(index, piece.marks)
      sounds.add(piece.url)
      return piece
    },
    pauseAfter: (index) => pieces[index]?.pauseMs ?? 0,
    isFatal: (error) => isClientError(error) && !('code' in error && OF_A_TEXT.has(error.code)),
    start,
    rate,
  })
  const stopReporting = report(sequence, send)
  void sequence.play()

  return {
    control(command) {
      const { status, index } = sequence.getState()
      const isMoving = status === 'playing' || status === 'loading' || status === 'pausing'
      if (command.type === 'rate') sequence.adjust({ rate: command.rate })
      else if (command.type === 'skip') {
        const place = { index, positionMs: sequence.currentTimeMs }
        const target = skipTo(pieces, (at) => marks.get(at), place, command.by)
        if (target) sequence.seek(target.index, target.positionMs)
      } else if (command.type === 'pause' || command.type === 'stop' || (command.type === 'toggle' && isMoving))
        sequence.pause()
      else void sequence.play()
    },
    close() {
      stopReporting()
      sequence.destroy()
      for (const sound of sounds) URL.revokeObjectURL(sound)
    },
  }
}

/** Speaks a text of a page, which other people neither find nor hear. */
async function speak(
  client: Pick<Client, 'url'> & Calls<'speech.generate'>,
  request: { text: string; voice_id: string },
  signal: AbortSignal,
): Promise<Piece> {
  const speech = await client.speech.generate({ ...request, shareSnippet: false }, { signal })
  const { voice_snippet_audio_url: url, audio, voice_snippet_duration: durationMs, speechMarks } = speech
  const sound = url ? await loadSound(client.url(url), signal) : `data:audio/mpeg;base64,${audio ?? ''}`
  return { url: sound, durationMs, marks: speechMarks }
}

/**
 * Loads a sound without cookies. With the permission for a server, a media element sends the cookies of its site, also with
 * `crossOrigin`. The returned address keeps the sound in memory until it is revoked.
 */
async function loadSound(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { credentials: 'omit', signal }).catch(() => null)
  if (!answer?.ok) throw new ConnectionError(`The sound could not be loaded from ${url}.`)
  return URL.createObjectURL(await answer.blob())
}

/** Reports a sequence at each change and, during playback, at an interval. */
function report(sequence: Sequence, send: (report: PlayerReport) => void): () => void {
  let reported: unknown
  let lastMs: number | undefined
  const sendNow = () => {
    const { status, index, rate, error } = sequence.getState()
    const current = sequence.current.getState()
    const isNew = current !== null && current !== reported && current.index === index
    if (isNew) reported = current
    const positionMs = sequence.currentTimeMs
    const isMoving = status === 'playing' && positionMs !== lastMs
    lastMs = positionMs
    send({
      status,
      index,
      positionMs,
      isMoving,
      atMs: Date.now(),
      rate,
      ...(isNew && { marks: current.piece.marks }),
      problem: status === 'error' ? problemOf(error) : null,
    })
  }
  const leave = [sequence.subscribe(sendNow), sequence.current.subscribe(sendNow)]
  const timer = setInterval(() => void (sequence.getState().status === 'playing' && sendNow()), REPORT_MS)
  return () => {
    clearInterval(timer)
    for (const stop of leave) stop()
  }
}
