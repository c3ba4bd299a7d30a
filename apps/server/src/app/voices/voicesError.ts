/** The command cannot be executed; the message says what to do instead. */
export class VoicesError extends Error {
  override readonly name = 'VoicesError'
}
