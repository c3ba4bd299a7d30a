import { VoiceProvider } from '@voice-rankings/react'
import type { PlayerRuntime } from '@voice-rankings/react'
import { createRoot } from 'react-dom/client'
import type { CommonProps, ElementComponent } from './elementTypes.ts'

/** Rendered component in a shadow root. */
export interface ElementRoot<P> {
  render(props: P & CommonProps, runtime: PlayerRuntime): void
  unmount(): void
}

export function createElementRoot<P extends object>(
  shadow: ShadowRoot,
  Component: ElementComponent<P>,
): ElementRoot<P> {
  const place = shadow.appendChild(shadow.ownerDocument.createElement('div'))
  place.className = 'root'
  const root = createRoot(place)
  return {
    render({ baseUrl: _baseUrl, runtime: _runtime, theme, messages, ...props }, runtime) {
      root.render(
        <VoiceProvider runtime={runtime} theme={theme} messages={messages}>
          <Component {...(props as unknown as P)} />
        </VoiceProvider>,
      )
    },
    unmount() {
      root.unmount()
      place.remove()
    },
  }
}
