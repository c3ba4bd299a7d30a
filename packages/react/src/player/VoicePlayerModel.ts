import type { Gender, SpeechMark } from '@voice-rankings/contract'
import type { PlaybackErrorCode, Track, TrackStatus } from '@voice-rankings/playback'
import type { ReactNode, Ref } from 'react'
import type { RootProps } from '../ui/rootProps.ts'
import type { PlayerMessages } from './messages.ts'
import type { Generation } from './playerState.ts'
import type { Visualizer } from './visualizers/visualizer.ts'

/** What can be saved of a sound: itself, or its words and their times in one of three formats. */
export type PlayerFile = 'audio' | 'vtt' | 'srt' | 'json'

/** What the stage draws and plays. */
export interface Stage {
  /** Null while there is no audio. */
  readonly track: Track | null
  readonly status: TrackStatus
  readonly marks: readonly SpeechMark[]
  readonly peaks: readonly number[]
  /** Milliseconds; null until known. */
  readonly durationMs: number | null
  /** Why it cannot be heard; null when it can. */
  readonly problem: PlaybackErrorCode | null
}

/** How many texts a visitor may still have spoken before they are held. */
export interface HoldAllowance {
  readonly remaining: number
  readonly limit: number
  /** Whether the count begins anew every day. */
  readonly isDaily: boolean
  /** When the count begins anew, in milliseconds since 1970; null when nothing is used up. */
  readonly resetsAt: number | null
}

/** Everything a player shows and can do: what a view of your own is made of. */
export interface VoicePlayerModel {
  readonly texts: PlayerMessages
  /** Name of the voice, or the title of your own sound; empty without either. */
  readonly title: string
  readonly subtitle: string
  /** Page about the sound; null without one. */
  readonly href: string | null
  readonly variant: 'full' | 'compact'
  /** `none` while there is no audio, and for a sound of nobody's voice. */
  readonly gender: Gender | 'none'
  /** Undefined where the page's own language applies. */
  readonly languageCode: string | undefined
  readonly text: string
  /** Whether the text can be read but not changed. */
  readonly readOnly: boolean
  readonly limit: number
  /** Characters above the limit. */
  readonly excess: number
  readonly generation: Generation
  /** What the main button does. */
  readonly action: 'play' | 'pause' | 'generate'
  readonly canAct: boolean
  /** Whether the text is no longer the one the stage would say. */
  readonly isEdited: boolean
  /** Whether the text came from elsewhere and waits to be generated. */
  readonly isNewText: boolean
  readonly stage: Stage
  /** Speed, 1 = as recorded. */
  readonly rate: number
  readonly visualizer: Visualizer
  /** Whether the compact player shows its words. */
  readonly hasCaptions: boolean
  /** Where a sound that was left half way goes on, in milliseconds; null when it begins at its start. */
  readonly resumesAtMs: number | null
  /** Why a file could not be saved; null when nothing went wrong. */
  readonly fileProblem: string | null
  /** Null for who is never held, and until the server has told. */
  readonly allowance: HoldAllowance | null
  readonly rootRef: Ref<HTMLElement>
  readonly textRef: Ref<HTMLTextAreaElement>
  onAction(): void
  /** Tries again what went wrong: the sound, or the generation. */
  onRetry(): void
  /** The visitor turns to the text. */
  onTextFocus(): void
  onTextChange(text: string): void
  onRestore(): void
  /** Goes to the word at a character of the text; with `plays` it is heard from there. */
  onWordAt(offset: number, plays?: boolean): void
  onRateChange(rate: number): void
  onVisualizerChange(visualizer: Visualizer): void
  onCaptionsChange(hasCaptions: boolean): void
  /** Hands the visitor the audio, or its words and their times, as a file. */
  onDownload(file: PlayerFile): void
  onStartOver(): void
  onLogin(): void
}

export interface VoicePlayerViewProps extends VoicePlayerModel, RootProps {
  /** Says whether the voice was rated; nothing without. */
  indicator?: ReactNode
  /** Asks for a rating when it is time; nothing without. */
  prompt?: ReactNode
}
