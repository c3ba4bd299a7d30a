const [BEGIN, END] = ['<think>', '</think>']

/**
 * Leaves out the thoughts at the beginning of an answer, which some models write in `<think>` before what they say. Nothing
 * is held back once it is known that an answer has none.
 */
export async function* withoutThoughts(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  let state: 'beginning' | 'thinking' | 'saying' = 'beginning'
  for await (const part of parts) {
    if (state === 'saying') {
      yield part
      continue
    }
    held += part
    const begun = held.trimStart()
    if (state === 'beginning' && BEGIN.startsWith(begun.slice(0, BEGIN.length))) {
      if (begun.length < BEGIN.length) continue
      state = 'thinking'
    }
    if (state === 'thinking' && !held.includes(END)) continue
    yield state === 'thinking' ? held.slice(held.indexOf(END) + END.length) : held
    state = 'saying'
  }
  if (state === 'beginning') yield held
}
