import type { Gender, SpeechMark } from '@voice-rankings/contract'
import type { PlaybackErrorCode, Track, TrackStatus } from '@voice-rankings/playback'
import type { ReactNode, Ref } from 'react'
import type { RootProps } from '../ui/rootProps.ts'
import type { PlayerMessages } from './messages.ts'
import type { Generation } from './playerState.ts'

export const VISUALIZERS = ['blob', 'wave', 'wavesurfer'] as const
export type Visualizer = (typeof VISUALIZERS)[number]

/** Downloadable file of a sound: the audio, or its timed words as WebVTT, SubRip or JSON. */
export type PlayerFile = 'audio' | 'vtt' | 'srt' | 'json'

/** Sound on the stage: its track, words and waveform. */
export interface Stage {
  /** Null while there is no audio. */
  readonly track: Track | null
  readonly status: TrackStatus
  /** Text of the sound; empty without one. */
  readonly text: string
  readonly marks: readonly SpeechMark[]
  readonly peaks: readonly number[]
  /** Pitch of each peak in semitones from the median. */
  readonly melody?: readonly number[] | undefined
  /** Milliseconds; null until known. */
  readonly durationMs: number | null
  /** Reason for failed playback; null for none. */
  readonly problem: PlaybackErrorCode | null
}

/** Remaining generations of a visitor before they are rate-limited. */
export interface HoldAllowance {
  readonly remaining: number
  readonly limit: number
  /** True if the count resets daily. */
  readonly isDaily: boolean
  /** Reset time in milliseconds since 1970; null if nothing is used up. */
  readonly resetsAt: number | null
}

/** Places of a player that a page may fill with content of its own. */
export interface PlayerSlots {
  /** Name of the sound; in the full player, which shows none by itself, above the stage. */
  header: ReactNode
  /** Icon of the main button while it plays the sound, 18 px wide. */
  'play-icon': ReactNode
  /** Icon of the main button while it pauses the sound, 18 px wide. */
  'pause-icon': ReactNode
  /** Icon of the main button while it generates a new text, 18 px wide; in the full player. */
  'generate-icon': ReactNode
}

/** State and actions of a player, for custom views. */
export interface VoicePlayerModel {
  readonly texts: PlayerMessages
  /** Content of a slot: the player's own, or what the page renders in its place. */
  renderSlot(name: keyof PlayerSlots, own: ReactNode): ReactNode
  /** Name of the voice, or title of your own sound; empty without either. */
  readonly title: string
  readonly subtitle: string
  /** Page about the sound; null without one. */
  readonly href: string | null
  readonly variant: 'full' | 'compact'
  /** `none` without audio, and for a sound without a gender. */
  readonly gender: Gender | 'none'
  /** Undefined if the page's own language applies. */
  readonly languageCode: string | undefined
  readonly text: string
  /** True if the text is read-only. */
  readonly readOnly: boolean
  readonly limit: number
  /** Number of characters above the limit. */
  readonly excess: number
  readonly generation: Generation
  /** Action of the main button. */
  readonly action: 'play' | 'pause' | 'generate'
  readonly canAct: boolean
  /** True if the text differs from the one on the stage. */
  readonly isEdited: boolean
  /** True if the text was passed in as `newText` and waits to be generated. */
  readonly isNewText: boolean
  readonly stage: Stage
  /** Playback speed, 1 = as recorded. */
  readonly rate: number
  readonly visualizer: Visualizer
  /** True if the compact player shows captions. */
  readonly hasCaptions: boolean
  /** Resume position in milliseconds; null if playback starts at the beginning. */
  readonly resumesAtMs: number | null
  /** Reason for a failed download; null for none. */
  readonly fileProblem: string | null
  /** Null for users without a limit, and until the server has reported it. */
  readonly allowance: HoldAllowance | null
  readonly rootRef: Ref<HTMLElement>
  readonly textRef: Ref<HTMLTextAreaElement>
  onAction(): void
  /** Retries the failed playback or generation. */
  onRetry(): void
  /** The text was focused. */
  onTextFocus(): void
  onTextChange(text: string): void
  onRestore(): void
  /** Seeks to the word at a character of the text; with `plays` also starts playback. */
  onWordAt(offset: number, plays?: boolean): void
  onRateChange(rate: number): void
  onVisualizerChange(visualizer: Visualizer): void
  onCaptionsChange(hasCaptions: boolean): void
  /** Saves the audio, or its word times, as a file. */
  onDownload(file: PlayerFile): void
  onStartOver(): void
  onLogin(): void
}

export interface VoicePlayerViewProps extends VoicePlayerModel, RootProps {
  /** Says whether the voice was rated; nothing without. */
  indicator?: ReactNode
  /** Asks for a rating when it is time; nothing without. */
  prompt?: ReactNode
  /** Additions to the full player. */
  extras?: PlayerExtras
}

/** Additions to the full player, from features that it does not need. */
export interface PlayerExtras {
  /** Below the text, for example suggested texts. */
  readonly suggestions?: ReactNode
  /** Buttons between the speed and the downloads. */
  readonly actions?: ReactNode
  /** Items of the menu of downloads, after the audio: its other formats. */
  readonly formats?: ReactNode
  /** Below the items of the menu of downloads. */
  readonly formatNotes?: ReactNode
}
