import type { Gender, SpeechMark, SpokenSnippet, Stars, Voice } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import type { RootProps } from '../ui/rootProps.ts'
import type { PlayerSlots } from './VoicePlayerModel.ts'

/** Props of a player: a voice of the catalogue, or your own sound. */
export interface VoicePlayerProps extends RootProps {
  /** Voice to play. Without one, `src` or `media` is played, and no server is needed. */
  voice?: Voice
  /**
   * Snippet of this voice, for example from `?snippet=` of the address. Default: none; the voice's sample is played.
   */
  snippet?: SpokenSnippet | null
  /** Initial text in place of the voice's sample text. Default: none. */
  sampleText?: string | null
  /** Text for a new snippet: it is filled in, scrolled into view, and generated after a second. Default: none. */
  newText?: string | null
  /** Earlier draft of the visitor, in place of any other text but `newText`. Default: none. */
  draft?: string | null
  /** Account level of the visitor; above 0 the text limit is 1000 characters instead of 500. Default 0. */
  accountLevel?: number | null
  /** Plays a snippet as soon as the visitor has generated it. Default false: the button then shows Play. */
  autoPlay?: boolean

  /** Address of your own sound, played in place of the voice's sample. Default: none. */
  src?: string
  /** Word times of your own sound: marks, or the address of a WebVTT, SubRip or JSON file. Default: none. */
  marks?: readonly SpeechMark[] | string
  /** Waveform of your own sound: numbers 0–100, or the address of a JSON file of them. Default: none, a flat line. */
  peaks?: readonly number[] | string
  /** Spoken text of your own sound. Default: the words of `marks`. */
  text?: string
  /** Name of your own sound, also on the lock screen. Default: the name of the voice. */
  title?: string
  /** Length of your own sound in milliseconds, shown until it has loaded. Default: read from its file, see `preload`. */
  durationMs?: number
  /**
   * Part of your own sound that is loaded before playback: `metadata`, for its length, once the player is visible, unless
   * `durationMs` is given; or `none`. Default `metadata`.
   */
  preload?: 'none' | 'metadata'
  /** Text beside the name, for example the publisher. Default: the provider of the voice. */
  subtitle?: string
  /** Gender of your own sound, which sets the colour. Default: that of the voice, otherwise grey. */
  gender?: Gender
  /** Language of the text, BCP 47. Default: that of the voice, otherwise that of the page. */
  languageCode?: string
  /** Page about the sound, linked by the compact player. Default: none. */
  href?: string
  /**
   * Audio or video element of the page to use in place of `src`, also during playback: position, speed and playback
   * continue without a gap. A video shows `marks` as captions. Default: none.
   */
  media?: HTMLMediaElement | null
  /** Pauses `media` when the player is removed. Default false: it keeps its state. */
  stopsMedia?: boolean

  /** `full` is the stage with its text, `compact` one line with captions below. Default `full`. */
  variant?: 'full' | 'compact'
  /** Renders your own header and icons; `own` is the content of the player. Default: `own`. */
  renderSlot?: (name: keyof PlayerSlots, own: ReactNode) => ReactNode
  /** Makes the text read-only. Default false; always so without a voice and in the compact player. */
  readOnly?: boolean
  /**
   * Element of the page that contains the spoken text, or a selector for it: its words are highlighted, and a click on
   * one seeks to it. The element is not modified. Default: none.
   */
  highlightTarget?: Element | string | null
  /**
   * Resumes the sound at the position stored in the visitor's browser, until it was played to the end. Default false.
   */
  resume?: boolean
  /**
   * Requests a rating once the voice has played, and shows the one given. Default true in the full player of a voice.
   */
  rated?: boolean

  /** The text changed: its ungenerated draft, or null once it can be played. Pass it back as `draft`. */
  onDraft?: (text: string | null) => void
  /** Another sound is on the stage, with its word times; null while there is none. For custom controls. */
  onTrack?: (track: Track | null, marks: readonly SpeechMark[]) => void
  /** A snippet was generated; keep its id in the address as `?snippet=`. */
  onSnippet?: (snippet: SpokenSnippet) => void
  /** Playback started. */
  onPlay?: () => void
  /** Playback paused. */
  onPause?: () => void
  /** Playback reached the end. */
  onEnded?: () => void
  /** The visitor's rating was saved. */
  onRatingSaved?: (stars: Stars) => void
}
