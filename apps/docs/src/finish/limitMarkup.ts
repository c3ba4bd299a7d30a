/** What is needed of a browser's window. */
interface TrustedWindow {
  readonly location: { readonly href: string; readonly origin: string }
  /** Only browsers that enforce trusted types have it. */
  readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown }
}

/**
 * Says which texts may become markup: those without elements, what the search marks, the frame in which the waveform library draws,
 * React's empty script element; and whose scripts may run: those of this server.
 *
 * Written into the pages and into the framed examples as it stands here, so it must not use anything from outside itself.
 */
function limitMarkup({ trustedTypes, location }: TrustedWindow): void {
  // As expressions, in which no script of a page ends.
  const EMPTY_SCRIPT = /^<script><\/script>$/
  const MARKUP = /^(?:[^<]|<\/?(?:div|style|mark)(?: (?:class|part|nonce)="[\w+/= -]*")*>)*$/
  trustedTypes?.createPolicy('default', {
    createHTML: (text: string) => (EMPTY_SCRIPT.test(text) || MARKUP.test(text) ? text : null),
    createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}

/** The same as a script for the head of a page. */
export const LIMIT_MARKUP = `(${limitMarkup.toString()})(window)`
