/** What is needed of a browser's window. */
export interface TrustedWindow {
  readonly location: { readonly href: string; readonly origin: string }
  /** Only browsers that enforce trusted types have it. */
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
 * Says which texts may become markup or the address of a script: texts without elements, the empty frame in which the
 * waveform library draws, React's empty script element, and addresses of this site. Anything else is refused with an error.
 *
 * Written into the page as it stands here, so it must not use anything from outside itself.
 */
export function limitMarkup({ trustedTypes, location }: TrustedWindow): void {
  const FRAME = /^(?:[^<]|<\/?(?:div|style)(?: (?:class|part|nonce)="[\w+/= -]*")*>)*$/
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '<script></script>' || FRAME.test(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}
