// eslint-disable-next-line typescript/triple-slash-reference -- the types of a module that no file exports
/// <reference path="./styleSheets.d.ts" />
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { inject } from 'vitest'
import { VoiceProvider } from '../runtime/index.ts'
import styles from '../styles.css?inline'
import { setupVoice } from './renderVoice.tsx'
import type { SetupOptions, VoiceSetup } from './renderVoice.tsx'

/** Container of rendered components: the page, or (with the overlays of packages/elements) a shadow root. */
export type Place = 'in the page' | 'in a shadow root'
export const PLACES = inject('places')

declare module 'vitest' {
  interface ProvidedContext {
    places: readonly Place[]
  }
}

/** Components in a real browser with their styles. */
export interface InBrowser extends VoiceSetup {
  root: HTMLElement | ShadowRoot
  /** Removes everything. */
  leave(): void
}

export interface InBrowserOptions extends SetupOptions {
  /** Default: in the page. */
  place?: Place
  dir?: 'ltr' | 'rtl'
  /** Style of the container. */
  style?: Partial<CSSStyleDeclaration>
}

/** Renders components in a real browser, without network and sound. */
export function showInBrowser(children: ReactNode, options: InBrowserOptions = {}): InBrowser {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const setup = setupVoice(options)
  const host = document.body.appendChild(document.createElement('div'))
  host.dir = options.dir ?? 'ltr'
  Object.assign(host.style, options.style)
  const root = options.place === 'in a shadow root' ? host.attachShadow({ mode: 'open' }) : host
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  const styled = root instanceof ShadowRoot ? root : document
  styled.adoptedStyleSheets.push(sheet)
  const react = createRoot(root.appendChild(document.createElement('div')))
  react.render(<VoiceProvider runtime={setup.runtime}>{children}</VoiceProvider>)
  return {
    ...setup,
    root,
    leave() {
      react.unmount()
      host.remove()
      styled.adoptedStyleSheets = styled.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}
