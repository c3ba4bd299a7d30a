import { createRuntime } from '@voice-rankings/react'
import type { Runtime } from '@voice-rankings/react'
import { VERSION } from '../version.ts'

/** What all elements of a document share. It is kept on the document, so that it goes with it. */
interface PageShare {
  readonly runtimes: Map<string, Runtime>
  readonly sheets: Map<string, CSSStyleSheet>
}

// Two copies of this version on one page share too; another version has another place.
const PLACE = Symbol.for(`voice-rankings ${VERSION}`)

type SharingDocument = Document & { [PLACE]?: PageShare }

function shareOf(page: SharingDocument): PageShare {
  return (page[PLACE] ??= { runtimes: new Map(), sheets: new Map() })
}

/** The runtime of a base URL: one client, one login and one sound at a time for all its elements. */
export function runtimeOf(page: Document, baseUrl: string): Runtime {
  const { runtimes } = shareOf(page)
  const known = runtimes.get(baseUrl)
  if (known) return known
  const runtime = createRuntime(baseUrl === '' ? {} : { baseUrl })
  runtimes.set(baseUrl, runtime)
  return runtime
}

/**
 * Gives a shadow root its styles: one sheet for all elements of the document, which no policy for styles forbids. A browser
 * without such sheets gets a `<style>` with the nonce of the element or of the page's scripts.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  const page = root.ownerDocument
  const { sheets } = shareOf(page)
  const { CSSStyleSheet: Sheet } = page.defaultView ?? globalThis
  if (!('adoptedStyleSheets' in root) || !Sheet?.prototype.replaceSync) return addStyle(root, css)
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new Sheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function addStyle(root: ShadowRoot, css: string): void {
  if (root.querySelector('style')) return
  const page = root.ownerDocument
  const style = page.createElement('style')
  const { nonce } = root.host as HTMLElement
  style.nonce = nonce || (page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '')
  style.textContent = css
  root.prepend(style)
}
