import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Messages } from '../messages.ts'
import type { PlayerRuntime } from './createPlayerRuntime.ts'
import type { Runtime } from './createRuntime.ts'
import { mergeMessages } from './messages.ts'
import type { DeepPartial } from './messages.ts'

/** `auto` follows the system's setting. */
export type Theme = 'light' | 'dark' | 'auto'

interface VoiceContext {
  readonly runtime: PlayerRuntime
  readonly messages: DeepPartial<Messages>
  readonly route: string | undefined
}

const Context = createContext<VoiceContext | null>(null)
const NO_MESSAGES: DeepPartial<Messages> = {}

export interface VoiceProviderProps {
  /** Made once by `createRuntime`, not in render. Players and ratings need no more than a `PlayerRuntime`. */
  runtime: PlayerRuntime
  /** Texts that take the place of the English ones, by feature. Keep the object the same between renders. */
  messages?: DeepPartial<Messages>
  /** Colours of everything inside. Without it they follow the colour scheme of the page around. */
  theme?: Theme
  /** Where the visitor is, for example the path of the address: when it changes, an open rating prompt goes away. */
  route?: string
  children: ReactNode
}

/**
 * Hands the runtime, the texts and the theme to the components inside.
 *
 * @example
 * <VoiceProvider runtime={createRuntime()} theme="dark">
 *   <VoicePlayer voice={voice} />
 * </VoiceProvider>
 */
export function VoiceProvider({ runtime, messages = NO_MESSAGES, theme, route, children }: VoiceProviderProps) {
  const value = useMemo(() => ({ runtime, messages, route }), [runtime, messages, route])
  return (
    <Context value={value}>
      {theme ? (
        <div className="voice-theme" data-theme={theme}>
          {children}
        </div>
      ) : (
        children
      )}
    </Context>
  )
}

function useVoiceContext(): VoiceContext {
  const context = useContext(Context)
  if (context) return context
  return refuse()
}

/** Whether there is a provider around. */
export function useHasProvider(): boolean {
  return useContext(Context) !== null
}

/**
 * What players use of the runtime of the nearest provider. Throws outside one.
 *
 * @example
 * const { playback } = usePlayerRuntime()
 * const playing = playback.current.getState()
 */
export function usePlayerRuntime(): PlayerRuntime {
  return useVoiceContext().runtime
}

/**
 * The runtime of the nearest provider. Throws outside one, and inside one that holds what players use alone.
 *
 * @example
 * const { loginPrompt } = useRuntime()
 */
export function useRuntime(): Runtime {
  const { runtime } = useVoiceContext()
  if (isWhole(runtime)) return runtime
  throw new Error(
    'This voice component needs <VoiceProvider runtime={createRuntime()}>: the one around it serves players.',
  )
}

function refuse(): never {
  throw new Error('A voice component has no API to call. Put <VoiceProvider runtime={createRuntime()}> around it.')
}

const isWhole = (runtime: PlayerRuntime): runtime is Runtime => 'favorites' in runtime

/** The route of the nearest provider. */
export function useRoute(): string | undefined {
  return useContext(Context)?.route
}

/**
 * The texts of one feature with the provider's replacements. `original` may be only those of them that are used.
 *
 * @example
 * const texts = useMessages('session', sessionMessages)
 */
export function useMessages<K extends keyof Messages, T extends Partial<Messages[K]>>(feature: K, original: T): T {
  const { messages } = useVoiceContext()
  const replaced = messages[feature] as DeepPartial<T> | undefined
  return useMemo(() => mergeMessages(original, replaced), [original, replaced])
}
