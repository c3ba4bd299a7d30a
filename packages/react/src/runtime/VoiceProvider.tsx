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
  /** Created once by `createRuntime`, not in render. Players and ratings only need a `PlayerRuntime`. */
  runtime: PlayerRuntime
  /** Texts that replace the English ones, by feature. Keep the object the same between renders. */
  messages?: DeepPartial<Messages>
  /** Theme of the content. Without it, the content follows the colour scheme of the page. */
  theme?: Theme
  /** Current route of the visitor, for example the path: a change closes an open rating prompt. */
  route?: string
  children: ReactNode
}

/**
 * Provides the runtime, texts and theme to the components inside.
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

/** True inside a provider. */
export function useHasProvider(): boolean {
  return useContext(Context) !== null
}

/**
 * Player part of the nearest provider's runtime. Throws outside of one.
 *
 * @example
 * const { playback } = usePlayerRuntime()
 * const playing = playback.current.getState()
 */
export function usePlayerRuntime(): PlayerRuntime {
  return useVoiceContext().runtime
}

/**
 * Runtime of the nearest provider. Throws outside of one, and if it only has the player part.
 *
 * @example
 * const { loginPrompt } = useRuntime()
 */
export function useRuntime(): Runtime {
  const { runtime } = useVoiceContext()
  if (isWhole(runtime)) return runtime
  throw new Error(
    'This component needs <VoiceProvider runtime={createRuntime()}> around it, not one that serves players.',
  )
}

function refuse(): never {
  throw new Error('This component needs <VoiceProvider runtime={createRuntime()}> around it.')
}

const isWhole = (runtime: PlayerRuntime): runtime is Runtime => 'favorites' in runtime

/** Route of the nearest provider. */
export function useRoute(): string | undefined {
  return useContext(Context)?.route
}

/**
 * Texts of one feature with the provider's replacements. `original` may be a subset of them.
 *
 * @example
 * const texts = useMessages('session', sessionMessages)
 */
export function useMessages<K extends keyof Messages, T extends Partial<Messages[K]>>(feature: K, original: T): T {
  const { messages } = useVoiceContext()
  const replaced = messages[feature] as DeepPartial<T> | undefined
  return useMemo(() => mergeMessages(original, replaced), [original, replaced])
}
