/** Part of `window` used here. */
interface TrustedWindow {
  readonly location: { readonly href: string; readonly origin: string }
  /** Only in browsers that enforce Trusted Types. */
  readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown }
}

/**
 * Default Trusted Types policy. It allows as markup: plain text, search highlights, the container of the waveform
 * library, and React's empty script element. It allows as script URLs: those of this server.
 *
 * The function is serialized into the pages and the framed examples, so it must not use anything from outside itself.
 */
function limitMarkup({ trustedTypes, location }: TrustedWindow): void {
  // Regular expression literals, so that no literal end tag closes the page's script.
  const EMPTY_SCRIPT = /^<script><\/script>$/
  const MARKUP = /^(?:[^<]|<\/?(?:div|style|mark)(?: (?:class|part|nonce)="[\w+/= -]*")*>)*$/
  trustedTypes?.createPolicy('default', {
    createHTML: (text: string) => (EMPTY_SCRIPT.test(text) || MARKUP.test(text) ? text : null),
    createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}

/** Script text for the head of a page. */
export const LIMIT_MARKUP = `(${limitMarkup.toString()})(window)`
