import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserProfile } from '@voice-rankings/contract'
import { createFakeAudio, createFakeClient } from '@voice-rankings/testkit'
import type { FakeAudio, FakeClient, FakeHandlers } from '@voice-rankings/testkit'
import type { Allowance } from '@voice-rankings/sdk'
import type { ReactNode } from 'react'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import type { Runtime, VoiceProviderProps } from '../runtime/index.ts'

export interface VoiceSetup {
  runtime: Runtime
  client: FakeClient
  /** Media elements in creation order. */
  audio: FakeAudio[]
  storage: Map<string, string>
}

export interface SetupOptions {
  handlers?: FakeHandlers
  /** Signed-in user. Default null: a visitor. */
  profile?: UserProfile | null
  /** Remaining quota known to the page. Default: none. */
  allowances?: readonly Allowance[]
  /** Stored preferences of earlier visits. */
  stored?: Record<string, string>
}

/** Runtime without network and sound. */
export function setupVoice({
  handlers = {},
  profile = null,
  allowances = [],
  stored = {},
}: SetupOptions = {}): VoiceSetup {
  const client = createFakeClient(handlers)
  client.allowances.set(allowances)
  const audio: FakeAudio[] = []
  const storage = new Map(Object.entries(stored))
  const runtime = createRuntime({
    client,
    user: profile,
    storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
    createAudio() {
      const element = createFakeAudio(4000)
      audio.push(element)
      return element
    },
  })
  return { runtime, client, audio, storage }
}

/** Renders components inside a provider, with a simulated user. */
export function renderVoice(
  children: ReactNode,
  options: SetupOptions & Omit<Partial<VoiceProviderProps>, 'children' | 'runtime'> = {},
) {
  const setup = setupVoice(options)
  const { messages, theme } = options
  const inside = (node: ReactNode, route = options.route) => (
    <VoiceProvider runtime={setup.runtime} messages={messages} theme={theme} route={route}>
      {node}
    </VoiceProvider>
  )
  const view = render(inside(children))
  return {
    ...setup,
    container: view.container,
    unmount: view.unmount,
    /** Renders again, by default on the same route. */
    update: (node: ReactNode, route?: string) => view.rerender(inside(node, route)),
    user: userEvent.setup(),
  }
}
