import { createParser } from 'eventsource-parser'

/** Data of each event of a complete event stream (HTML, section 9.2). */
export function eventsOf(stream: Uint8Array): string[] {
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  // The stream is complete: the last event counts without the empty line that ends it.
  parser.feed(`${new TextDecoder().decode(stream)}\n\n`)
  return events
}
