import { LinkProvider, useRuntime, VoiceProvider } from '@voice-rankings/react'
import type { Runtime } from '@voice-rankings/react'
import type { AnchorHTMLAttributes } from 'react'
import { createRoot } from 'react-dom/client'
import type { CommonProps, ElementComponent } from './elementTypes.ts'

/** A component inside a shadow root. */
export interface ElementRoot<P> {
  render(props: P & CommonProps, runtime: Runtime): void
  unmount(): void
}

/** Links lead to pages of the server, wherever the element stands. */
function ServerLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { client } = useRuntime()
  const isHere = href === undefined || href.startsWith('#')
  return (
    <a {...rest} href={isHere ? href : client.url(href)}>
      {children}
    </a>
  )
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
          <LinkProvider value={ServerLink}>
            <Component {...(props as unknown as P)} />
          </LinkProvider>
        </VoiceProvider>,
      )
    },
    unmount() {
      root.unmount()
      place.remove()
    },
  }
}
