/** Part of `window` used here. */
export interface TrustedWindow {
  readonly location: { readonly href: string; readonly origin: string }
  /** Only in browsers that enforce Trusted Types. */
  readonly trustedTypes?:
    | {
        createPolicy(
          name: string,
          rules: { createHTML(text: string): string | null; createScriptURL(url: string): string | null },
        ): unknown
      }
    | undefined
}

/**
 * Default Trusted Types policy. It allows as markup: plain text, the container of the waveform library, and React's
 * empty script element. It allows as script URLs: those of this site. Anything else is rejected with an error.
 *
 * The function is serialized into the page, so it must not use anything from outside itself.
 */
export function limitMarkup({ trustedTypes, location }: TrustedWindow): void {
  const FRAME = /^(?:[^<]|<\/?(?:div|style)(?: (?:class|part|nonce)="[\w+/= -]*")*>)*$/
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '<script></script>' || FRAME.test(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}
