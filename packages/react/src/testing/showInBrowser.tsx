// eslint-disable-next-line typescript/triple-slash-reference -- the types of a module that no file exports
/// <reference path="./styleSheets.d.ts" />
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { inject } from 'vitest'
import { VoiceProvider } from '../runtime/index.ts'
import styles from '../styles.css?inline'
import { setupVoice } from './renderVoice.tsx'
import type { SetupOptions, VoiceSetup } from './renderVoice.tsx'

/** Where a component can stand: with the overlays of packages/react in the page, with those of packages/elements in a shadow root too. */
export type Place = 'in the page' | 'in a shadow root'
export const PLACES = inject('places')

declare module 'vitest' {
  interface ProvidedContext {
    places: readonly Place[]
  }
}

/** Components in the document of a real browser, in our styles. */
export interface InBrowser extends VoiceSetup {
  root: HTMLElement | ShadowRoot
  /** Takes everything away again. */
  leave(): void
}

export interface InBrowserOptions extends SetupOptions {
  /** Default: in the page. */
  place?: Place
  dir?: 'ltr' | 'rtl'
  /** Of the box they stand in. */
  style?: Partial<CSSStyleDeclaration>
}

/** Shows components in the document of a real browser, without network and sound. */
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
