import type { Observable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'

/** Texts of a login prompt; missing ones say that membership is required. */
export interface LoginPromptTexts {
  title?: string
  description?: string
}

export interface LoginPromptState {
  readonly open: boolean
  /** Texts of the last call; null before any. */
  readonly texts: LoginPromptTexts | null
  /** Number of times the visitor chose to log in. */
  readonly count: number
  /** Dialog that shows the prompt: the first one attached. */
  readonly host: object | null
}

/** Login prompt of members-only features, shared by all components of a runtime. */
export interface LoginPrompt extends Observable<LoginPromptState> {
  open(texts?: LoginPromptTexts): void
  close(): void
  /** The visitor wants to log in: closes the prompt, counts, and starts the login. */
  choose(): void
  /** Attaches a dialog that can show the prompt; the returned function detaches it. */
  attach(host: object): () => void
}

/** Asks the visitor to log in. If no dialog shows the prompt, the login starts at once. */
export function promptLogin(prompt: LoginPrompt): void {
  if (prompt.getState().host) prompt.open()
  else prompt.choose()
}

/** Creates the prompt; `onChoose` starts the login. */
export function createLoginPrompt(onChoose: () => void): LoginPrompt {
  const hosts = new Set<object>()
  const state = createObservable<LoginPromptState>({ open: false, texts: null, count: 0, host: null })
  const change = (part: Partial<LoginPromptState>) => state.setState({ ...state.getState(), ...part })
  const elect = () => change({ host: hosts.values().next().value ?? null })
  return {
    getState: state.getState,
    getInitialState: state.getInitialState,
    subscribe: state.subscribe,
    open: (texts = {}) => change({ open: true, texts }),
    close: () => change({ open: false }),
    choose() {
      change({ open: false, count: state.getState().count + 1 })
      onChoose()
    },
    attach(host) {
      hosts.add(host)
      elect()
      return () => {
        hosts.delete(host)
        elect()
      }
    },
  }
}
