/** Window that receives messages of other windows. */
export type MessageTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface CodeOptions {
  messages: MessageTarget
  /** Origin of the API: only its popup may send a code. */
  origin: string
  /** The popup; null while it is blocked. */
  popup: () => unknown
  onCode: (code: string) => void
}

/** Waits for the popup's message with the login code; the returned function stops waiting. */
export function receiveCode({ messages, origin, popup, onCode }: CodeOptions): () => void {
  const listener = (event: MessageEvent<{ action?: unknown; code?: unknown } | null>) => {
    if (event.origin !== origin || event.source === null || event.source !== popup()) return
    const { action, code } = event.data ?? {}
    if (action !== 'login-code' || typeof code !== 'string') return
    stop()
    onCode(code)
  }
  const stop = () => messages.removeEventListener('message', listener)
  messages.addEventListener('message', listener)
  return stop
}
