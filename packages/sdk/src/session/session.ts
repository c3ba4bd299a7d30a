import type { UserProfile } from '@voice-rankings/contract'
import type { Clock } from '../clock.ts'
import type { Client } from '../createClient.ts'
import type { Bearer } from './createBearer.ts'
import type { SocketClass } from './openRealtimeSocket.ts'
import type { Popup } from './popup.ts'
import type { MessageTarget } from './receiveCode.ts'

/**
 * Step of a login: 0 idle, 1 socket connecting, 2 socket open, 3 connection id received and popup open, 4 login
 * complete.
 */
export type LoginStep = 0 | 1 | 2 | 3 | 4

/** Step of a logout: 0 idle, 1 logging out. */
export type LogoutStep = 0 | 1

/**
 * Problem of a login or logout in progress: the browser blocked the popup, which the next click opens, or the server is
 * unreachable or silent, which is retried, at the latest by the next click.
 */
export type SessionProblem = 'popup_blocked' | 'no_connection'

/** State of a session. */
export interface SessionState {
  /** Profile of the logged-in user; null for a visitor, and until the server has been asked. */
  readonly profile: UserProfile | null
  /** True once the server has been asked for the profile. */
  readonly known: boolean
  readonly login: LoginStep
  readonly logout: LogoutStep
  readonly problem: SessionProblem | null
  /**
   * URL of the popup while a login or logout is in progress, for a link where the browser blocks the popup. A click on
   * it should call `login()` or `logout()` again if possible, since only that popup is closed automatically.
   */
  readonly popupUrl?: string
  /**
   * On a page of another site: six-digit confirmation code to show during a login. The popup asks for it when the
   * browser has cut it off from this page; the login does not complete without it.
   */
  readonly matchingCode?: string
}

/** Options of a session. */
export interface SessionOptions {
  client: Client
  /** Opens a window, or returns null when the browser blocks it. Default: a popup of the page. */
  openPopup?: (url: string) => Popup | null
  /** Default: the browser's `WebSocket`. */
  WebSocket?: SocketClass
  clock?: Clock
  /** Random number between 0 and 1. Default: `Math.random`. */
  random?: () => number
  /** Logs errors that are not shown. Default: the console. */
  log?: (message: string, error: unknown) => void
  /** On a page of another site than the API: its bearer session. Pass its `fetch` to the client. */
  bearer?: Bearer
  /** Window that receives the popup's messages on a page of another site. Default: the page's window. */
  messages?: MessageTarget
  /** Initial profile, when the page knows it: null for a visitor. */
  profile?: UserProfile | null
}

/** Session of a page: profile, login and logout. */
export interface Session {
  /** Current state; the same object until it changes. */
  getState(): SessionState
  /** Calls `listener` after every change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Requests the profile. Never rejects: on failure the profile is null. */
  refresh(): Promise<void>
  /** Starts a login; during one, focuses its popup or opens the blocked one. */
  login(): void
  /** Starts a logout, likewise in a popup. */
  logout(): void
  /** Cancels a login or logout in progress. */
  cancel(): void
  /** Releases all timers, sockets and popups. */
  close(): void
}
