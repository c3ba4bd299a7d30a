/** A window that messages of other windows arrive at. */
export type MessageTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface CodeOptions {
  messages: MessageTarget
  /** Origin of the API, whose popup alone may hand a code over. */
  origin: string
  /** That popup; null while the browser keeps it shut. */
  popup: () => unknown
  onCode: (code: string) => void
}

/** Waits for the one message with which the popup hands over the code of a login; the returned function ends that. */
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
