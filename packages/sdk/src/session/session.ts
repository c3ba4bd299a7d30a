import type { UserProfile } from '@voice-rankings/contract'
import type { Clock } from '../clock.ts'
import type { Client } from '../createClient.ts'
import type { Bearer } from './createBearer.ts'
import type { SocketClass } from './createDoorbell.ts'
import type { Popup } from './popup.ts'
import type { MessageTarget } from './receiveCode.ts'

/** 0 idle, 1 socket connecting, 2 socket open, 3 connection id received and popup open, 4 login complete. */
export type LoginStep = 0 | 1 | 2 | 3 | 4

/** 0 idle, 1 logging out. */
export type LogoutStep = 0 | 1

/**
 * Why a login or logout under way does not go on: the browser kept the popup shut, which the next click will open, or
 * the server cannot be reached or says nothing, which is tried again, at the latest by the next click.
 */
export type SessionProblem = 'popup_blocked' | 'no_connection'

/** Who is signed in, as far as is known. */
export interface SessionState {
  /** Who is signed in; null for a visitor, and until the server has been asked. */
  readonly profile: UserProfile | null
  /** Whether the server has been asked who is signed in. */
  readonly known: boolean
  readonly login: LoginStep
  readonly logout: LogoutStep
  readonly problem: SessionProblem | null
  /**
   * Address of the popup, from the moment it is known until the login or logout is over: for a link, where the browser
   * keeps the popup shut. Let a click on it call `login()` or `logout()` again if it can, because that popup is ours to
   * close.
   */
  readonly popupUrl?: string
  /**
   * On a page of another site: six digits to show while somebody logs in. The popup asks for them when the browser has
   * cut it off from this page, and the login does not complete without them.
   */
  readonly matchingCode?: string
}

/** What a session works with. */
export interface SessionOptions {
  client: Client
  /** Opens a window, or returns null when the browser does not allow it. Default: a popup of the page. */
  openPopup?: (url: string) => Popup | null
  /** Default: the browser's. */
  WebSocket?: SocketClass
  clock?: Clock
  /** Between 0 and 1. Default: `Math.random`. */
  random?: () => number
  /** Told what went wrong that nobody is shown. Default: the console. */
  log?: (message: string, error: unknown) => void
  /** On a page of another site than the API: what keeps the session there. Give its `fetch` to the client. */
  bearer?: Bearer
  /** Where the popup's messages to a page of another site arrive. Default: the page's window. */
  messages?: MessageTarget
  /** Who is signed in, when the page knows already: null for a visitor. */
  profile?: UserProfile | null
}

/** Who is signed in, and the way in and out. */
export interface Session {
  /** The state now; the same object until it changes. */
  getState(): SessionState
  /** Calls `listener` after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void
  /** Asks the server who is signed in. Never rejects: when the server cannot say, nobody is. */
  refresh(): Promise<void>
  /** Opens the login; again while it is under way, shows its popup, or opens the one that was blocked. */
  login(): void
  /** Ends the session, in a popup likewise. */
  logout(): void
  /** Gives up a login or logout that is under way. */
  cancel(): void
  /** Lets go of everything: no timer, socket or popup is left. */
  close(): void
}
