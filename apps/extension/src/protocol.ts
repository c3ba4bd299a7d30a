import type { SpeechMark } from '@voice-rankings/contract'
import type { SequenceStatus } from '@voice-rankings/playback/sequence'

/** What of a page is read: its article, the selected text, or the article from the selection or the visible part on. */
export type ReadMode = 'article' | 'selection' | 'here'

/** Voice that reads a language. */
export interface ReadingVoice {
  readonly id: string
  readonly name: string
  /** True for a voice that the account has designed: only its requests may use it. */
  readonly isOwn?: boolean
}

/** Text that is spoken by one request. */
export interface PieceToSpeak {
  readonly text: string
  /** Silence after it at normal speed, in ms. */
  readonly pauseMs: number
  /** Index of the first word of each of its sentences. */
  readonly sentences: readonly number[]
}

/** Place in a reading. */
export interface ReadingPlace {
  readonly index: number
  readonly positionMs: number
}

/** Text of a page with all that its player needs. */
export interface Reading {
  readonly server: string
  /** True if the account that has logged in reads. */
  readonly isUser: boolean
  readonly voice: ReadingVoice
  readonly rate: number
  readonly pieces: readonly PieceToSpeak[]
  readonly start: ReadingPlace
}

/** Controls of a reading. `skip` goes by sentences. */
export type ReadingCommand =
  | { readonly type: 'play' | 'pause' | 'toggle' | 'stop' }
  | { readonly type: 'skip'; readonly by: 1 | -1 }
  | { readonly type: 'rate'; readonly rate: number }

/** Message of a page to the player. */
export type PlayerRequest = { readonly type: 'open'; readonly reading: Reading } | ReadingCommand

/** Message of the player to a page: at each change, and a few times a second during playback. */
export interface PlayerReport extends ReadingPlace {
  readonly status: SequenceStatus
  /** True if the position has moved since the last report: sound starts later than it is asked to. */
  readonly isMoving: boolean
  /** Time of the position, in ms since 1970. */
  readonly atMs: number
  readonly rate: number
  /** Word times of the piece, sent once when it begins. */
  readonly marks?: readonly SpeechMark[]
  readonly problem: Problem | null
}

/** Reason why nothing is read; `text` is the server's own sentence. */
export interface Problem {
  readonly kind: 'nothing' | 'noServer' | 'noVoice' | 'connection' | 'server' | 'sound'
  readonly text?: string
}

/** Message to the reader in a page. */
export type ReaderRequest =
  | { readonly type: 'read'; readonly mode: ReadMode }
  /** The voice was changed: what is being read goes on in it. */
  | { readonly type: 'voice' }
  | ReadingCommand

/** State of the reader in a page, as the popup shows it. */
export interface ReaderState {
  readonly status: SequenceStatus
  readonly title: string
  /** BCP 47. */
  readonly languageCode: string
  readonly hasSelection: boolean
  /** Piece that is read, from 0, and number of pieces; 0 before something is read. */
  readonly index: number
  readonly length: number
  readonly rate: number
  readonly problem: Problem | null
}

/** Request of a page to the background before it reads: it starts the player and answers with the settings. */
export interface PrepareRequest {
  readonly type: 'prepare'
  readonly languageCode: string
}
export type Prepared = Pick<Reading, 'server' | 'isUser' | 'voice' | 'rate'> | { readonly problem: Problem }

export const PLAYER_PORT = 'player'
export const POPUP_PORT = 'popup'
