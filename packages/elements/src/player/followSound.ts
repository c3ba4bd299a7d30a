import type { SpeechMark } from '@voice-rankings/contract'
import type { SoundSettings, Track, TrackState } from '@voice-rankings/playback'
import { attributeName } from '../element/attributeName.ts'
import type { PropKind } from '../element/elementTypes.ts'
import { parseAttribute } from '../element/parseAttribute.ts'
import type { MediaProps } from './PlayerMedia.ts'

/** How HTML writes the properties that a player has in common with a media element. */
export const MEDIA_PROPS = {
  currentTime: 'number',
  playbackRate: 'number',
  volume: 'number',
  muted: 'boolean',
  loop: 'boolean',
  preload: 'string',
} as const satisfies Record<keyof MediaProps, PropKind>

/** The sound of a player element, whichever track that is and whichever view shows it. */
export interface PlayerSound {
  readonly currentTimeMs: number
  /** Starts the sound, as soon as there is one. */
  play(): Promise<void>
  pause(): void
  seek(timeMs: number): void
  /** The sound is this track from now on, with the times of its words; null while there is none. */
  follow(track: Track | null, marks?: readonly SpeechMark[]): void
}

const SOUND = Symbol('sound')
type Player = HTMLElement & { [SOUND]?: PlayerSound }

const NO_MARKS: readonly SpeechMark[] = []
const DEFAULTS: SoundSettings = { rate: 1, volume: 1, muted: false, loop: false }
/** Events of the media element that are the player's own as well. */
const RELAYED = ['timeupdate', 'seeked']

/**
 * Gives a player the properties and events of its sound. What the page has set before there is a sound, as a property or an attribute,
 * holds for each that comes.
 */
export function followSound(player: Player): PlayerSound {
  const known = player[SOUND]
  if (known) return known
  /** What the page has set, by the names of a track. */
  const chosen: Partial<Record<keyof SoundSettings, unknown>> = {}
  let preload: 'metadata' | 'auto' | 'none' = 'none'
  let startMs = 0
  let track: Track | null = null
  let marks = NO_MARKS
  let media: HTMLMediaElement | undefined
  let waiting: ((track: Track) => void)[] = []
  /** Whether the page knows that the sound is heard. */
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
    // Also what a visitor has chosen since.
    for (const name of Object.keys(chosen) as (keyof SoundSettings)[]) chosen[name] = state[name]
    if (state.rate !== previous.rate) tell('ratechange')
    if (state.volume !== previous.volume || state.muted !== previous.muted) tell('volumechange')
    if (durationMs !== null && previous.durationMs === null) tell('ready')
    if (status !== previous.status) tellStatus(state)
    listen(state)
    followWords(state)
  }

  /** A wait for the network in between is no pause. */
  function tellStatus(state: TrackState): void {
    const { status } = state
    if (status === 'playing' && !isTold) tell('play')
    if ((status === 'paused' || status === 'ended') && isTold) tell(status === 'ended' ? status : 'pause')
    if (state.status === 'error') tell('error', state.error)
    if (status !== 'loading') isTold = status === 'playing'
  }

  function listen({ status, durationMs }: TrackState): void {
    if (!track || status === 'error') return
    // A track that nothing has asked for yet has no element.
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
    if (leaveWords || !track || marks.length === 0 || status === 'idle') return
    const followed = track
    let end: (() => void) | undefined
    let isOver = false
    leaveWords = () => {
      isOver = true
      end?.()
    }
    import('./tellWords.ts')
      .then((it) => {
        if (!isOver) end = it.tellWords(followed, marks, (mark) => tell('word', mark))
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

/** Reads a property, and sets it unless it can only be read. */
type Accessor = [get: () => unknown, set?: (value: unknown) => void]
