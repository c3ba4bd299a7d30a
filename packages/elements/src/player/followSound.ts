import type { SpeechMark } from '@voice-rankings/contract'
import type { SoundSettings, Track, TrackState } from '@voice-rankings/playback'
import { attributeName } from '../element/attributeName.ts'
import type { PropKind } from '../element/elementTypes.ts'
import { parseAttribute } from '../element/parseAttribute.ts'
import type { MediaProps } from './PlayerMedia.ts'

/** Attribute types of the properties shared with media elements. */
export const MEDIA_PROPS = {
  currentTime: 'number',
  playbackRate: 'number',
  volume: 'number',
  muted: 'boolean',
  loop: 'boolean',
  preload: 'string',
} as const satisfies Record<keyof MediaProps, PropKind>

/** Word times of a sound, or a function that loads them once it is played. */
export type WordTimes = readonly SpeechMark[] | (() => Promise<readonly SpeechMark[]>)

/** Sound of a player element, independent of the current track and view. */
export interface PlayerSound {
  readonly currentTimeMs: number
  /** Starts playback once a sound is loaded. */
  play(): Promise<void>
  pause(): void
  seek(timeMs: number): void
  /** Replaces the track and its word times; null for none. */
  follow(track: Track | null, marks?: WordTimes): void
}

const SOUND = Symbol('sound')
type Player = HTMLElement & { [SOUND]?: PlayerSound }

const NO_MARKS: WordTimes = []
const DEFAULTS: SoundSettings = { rate: 1, volume: 1, muted: false, loop: false }
/** Media element events that the player dispatches too. */
const RELAYED = ['timeupdate', 'seeked']

/**
 * Adds the properties and events of the sound to a player. Values the page has set before a sound is loaded, as
 * properties or attributes, apply to each later one.
 */
export function followSound(player: Player): PlayerSound {
  const known = player[SOUND]
  if (known) return known
  /** Settings made by the page, by their names in a track. */
  const chosen: Partial<Record<keyof SoundSettings, unknown>> = {}
  let preload: 'metadata' | 'auto' | 'none' = 'none'
  let startMs = 0
  let track: Track | null = null
  let marks: WordTimes = NO_MARKS
  let media: HTMLMediaElement | undefined
  let waiting: ((track: Track) => void)[] = []
  /** True after the page was notified of playback. */
  let isTold = false
  let leave: (() => void) | undefined
  let leaveWords: (() => void) | undefined

  const tell = (type: string, detail: unknown = null) => player.dispatchEvent(new CustomEvent(type, { detail }))
  const relay = ({ type }: Event) => tell(type)

  function loadHead(): void {
    if (preload !== 'none') track?.load(preload)
  }

  function onState(state: TrackState, previous: TrackState): void {
    const { status, durationMs } = state
    // Includes later choices of the visitor.
    for (const name of Object.keys(chosen) as (keyof SoundSettings)[]) chosen[name] = state[name]
    if (state.rate !== previous.rate) tell('ratechange')
    if (state.volume !== previous.volume || state.muted !== previous.muted) tell('volumechange')
    if (durationMs !== null && previous.durationMs === null) tell('ready')
    if (status !== previous.status) tellStatus(state)
    listen(state)
    followWords(state)
  }

  /** Dispatches play, pause and ended. A stall for buffering is no pause. */
  function tellStatus(state: TrackState): void {
    const { status } = state
    if (status === 'playing' && !isTold) tell('play')
    if ((status === 'paused' || status === 'ended') && isTold) tell(status === 'ended' ? status : 'pause')
    if (state.status === 'error') tell('error', state.error)
    if (status !== 'loading') isTold = status === 'playing'
  }

  function listen({ status, durationMs }: TrackState): void {
    if (!track || status === 'error') return
    // The track has no element until something requests it.
    const isLoaded = status !== 'idle' || durationMs !== null
    const own = 'media' in track.source ? track.source.media : isLoaded ? track.media() : undefined
    if (own === media) return
    for (const type of RELAYED) {
      media?.removeEventListener(type, relay)
      own?.addEventListener(type, relay)
    }
    media = own
  }

  function followWords({ status }: TrackState): void {
    if (leaveWords || !track || status === 'idle') return
    const followed = track
    const times = typeof marks === 'function' ? marks() : marks
    if ('length' in times && times.length === 0) return
    let end: (() => void) | undefined
    let isOver = false
    leaveWords = () => {
      isOver = true
      end?.()
    }
    Promise.all([import('./tellWords.ts'), times])
      .then(([it, all]) => {
        if (!isOver) end = it.tellWords(followed, all, (mark) => tell('word', mark))
      })
      .catch(console.error)
  }

  function part(): void {
    leave?.()
    for (const type of RELAYED) media?.removeEventListener(type, relay)
    media = undefined
    if (isTold) tell('pause')
    isTold = false
  }

  function begin(next: Track): void {
    if (Object.keys(chosen).length > 0) next.adjust(chosen as Partial<SoundSettings>)
    if (startMs > 0 && next.currentTimeMs === 0) next.seek(startMs)
    startMs = 0
    leave = next.subscribe(onState)
    loadHead()
    for (const resolve of waiting) resolve(next)
    waiting = []
    const state = next.getState()
    onState(state, { ...state, status: 'idle', durationMs: null })
  }

  const sound: PlayerSound = {
    get currentTimeMs() {
      return track ? track.currentTimeMs : startMs
    },
    play: async () => (track ?? (await new Promise<Track>((resolve) => waiting.push(resolve)))).play(),
    pause: () => track?.pause(),
    seek(timeMs) {
      if (track) track.seek(timeMs)
      else startMs = timeMs
    },
    follow(next, times = NO_MARKS) {
      if (next !== track || times !== marks) {
        leaveWords?.()
        leaveWords = undefined
      }
      marks = times
      const isOther = next !== track
      if (isOther) part()
      track = next
      if (!next) return
      if (isOther) begin(next)
      else followWords(next.getState())
    },
  }
  player[SOUND] = sound

  const accessors: Record<keyof MediaProps | 'duration', Accessor> = {
    currentTime: [() => sound.currentTimeMs / 1000, (seconds = 0) => sound.seek(Number(seconds) * 1000)],
    duration: [() => (track?.getState().durationMs ?? Number.NaN) / 1000],
    preload: [
      () => preload,
      (much = 'none') => {
        preload = much as typeof preload
        loadHead()
      },
    ],
    playbackRate: settingOf('rate'),
    volume: settingOf('volume'),
    muted: settingOf('muted'),
    loop: settingOf('loop'),
  }

  function settingOf(name: keyof SoundSettings): Accessor {
    return [
      () => (track?.getState() ?? { ...DEFAULTS, ...chosen })[name],
      (value) => {
        chosen[name] = value ?? DEFAULTS[name]
        track?.adjust({ [name]: chosen[name] })
      },
    ]
  }

  const readAttribute: Record<string, () => void> = {}
  for (const [name, [get, set]] of Object.entries(accessors)) {
    const given: unknown = Object.hasOwn(player, name) ? Reflect.get(player, name) : undefined
    Object.defineProperty(player, name, { configurable: true, get, set })
    const kind = MEDIA_PROPS[name as keyof MediaProps]
    const attribute = attributeName(name)
    if (set) readAttribute[attribute] = () => set(parseAttribute(kind, player.getAttribute(attribute)))
    if (player.hasAttribute(attribute)) readAttribute[attribute]?.()
    if (given !== undefined) set?.(given)
  }
  new MutationObserver((changes) => {
    for (const change of changes) readAttribute[change.attributeName ?? '']?.()
  }).observe(player, { attributeFilter: Object.keys(readAttribute) })
  return sound
}

/** Getter of a property, and a setter unless it is read-only. */
type Accessor = [get: () => unknown, set?: (value: unknown) => void]
