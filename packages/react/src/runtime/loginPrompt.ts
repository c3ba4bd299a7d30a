import type { Observable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'

/** What a login prompt says; what is left out says that membership is needed. */
export interface LoginPromptTexts {
  title?: string
  description?: string
}

export interface LoginPromptState {
  readonly open: boolean
  /** What the last call wanted said; null before any call. */
  readonly texts: LoginPromptTexts | null
  /** How often the visitor chose to log in. */
  readonly count: number
  /** Which of the page's dialogs shows it: the one that was there first. */
  readonly host: object | null
}

/** The invitation to log in that gated features show: one for all components of a runtime. */
export interface LoginPrompt extends Observable<LoginPromptState> {
  open(texts?: LoginPromptTexts): void
  close(): void
  /** The visitor wants to log in: closes the prompt, counts, and begins the login. */
  choose(): void
  /** Offers a dialog that can show the prompt; the returned function takes it back. */
  attach(host: object): () => void
}

/** Asks the visitor to log in. Where no dialog shows the prompt, the login begins at once. */
export function promptLogin(prompt: LoginPrompt): void {
  if (prompt.getState().host) prompt.open()
  else prompt.choose()
}

/** Makes the prompt; `onChoose` begins the login. */
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
