import { createStore, type StoreApi } from 'zustand/vanilla'

/** Parts of the browser's `SpeechRecognition` that are used (Web Speech API, section 4.1), which TypeScript lacks. */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
  stop(): void
}

/** Its `result` event: all phrases so far, of which the last ones may still change. */
interface ResultEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

/** Reason for which dictation ended without the user. */
type DictationProblem = 'blocked' | 'silent' | 'failed'

interface DictationState {
  readonly isListening: boolean
  readonly problem: DictationProblem | null
}

export interface Dictation extends Pick<StoreApi<DictationState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Listens. `onText` gets what has been said since then, each time it changes. */
  start(onText: (said: string) => void): void
  /** Ends listening. What has been said so far still follows. */
  stop(): void
  /** Ends listening at once. Nothing follows. */
  cancel(): void
}

/** Codes of the `error` event (Web Speech API, section 4.1.9). Others mean that recognition failed. */
const PROBLEMS: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'blocked',
  'no-speech': 'silent',
}

/** Constructor of the browser's speech recognition; undefined where it has none. */
export function findRecognition(scope: object): (new () => Recognition) | undefined {
  const found: unknown = Reflect.get(scope, 'SpeechRecognition') ?? Reflect.get(scope, 'webkitSpeechRecognition')
  return typeof found === 'function' ? (found as new () => Recognition) : undefined
}

/** Turns speech of a language (BCP 47) into text by the browser's recognition. */
export function createDictation(create: () => Recognition, language: string): Dictation {
  const store = createStore<DictationState>(() => ({ isListening: false, problem: null }))
  let current: Recognition | null = null

  function end(problem: DictationProblem | null): void {
    current = null
    store.setState({ isListening: false, problem })
  }

  return {
    ...store,
    start(onText) {
      if (current) return
      const recognition = create()
      current = recognition
      Object.assign(recognition, { lang: language, continuous: true, interimResults: true })
      recognition.addEventListener('result', (event) => {
        const { results } = event as ResultEvent
        const said = Array.from(results, (phrases) => phrases[0]?.transcript.trim() ?? '')
        if (current === recognition) onText(said.filter((phrase) => phrase !== '').join(' '))
      })
      recognition.addEventListener('error', (event) => {
        const code: unknown = Reflect.get(event, 'error')
        if (current !== recognition || code === 'aborted') return
        end(PROBLEMS[String(code)] ?? 'failed')
      })
      recognition.addEventListener('end', () => {
        if (current === recognition) end(null)
      })
      store.setState({ isListening: true, problem: null })
      try {
        recognition.start()
      } catch {
        end('failed')
      }
    },
    stop() {
      current?.stop()
    },
    cancel() {
      const recognition = current
      if (!recognition) return
      end(null)
      recognition.abort()
    },
  }
}
