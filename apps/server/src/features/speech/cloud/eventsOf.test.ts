import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventsOf } from './eventsOf.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('eventsOf reads what was written, in any form that event streams have', () => {
  const data = fc.oneof(fc.json({ noUnicodeString: false }), fc.constantFrom('{"word":"你好 😀"}', '[]'))
  const newline = fc.constantFrom('\n', '\r\n', '\r')
  fc.assert(
    fc.property(fc.array(data), newline, fc.boolean(), (written, end, isNamed) => {
      const lines = written.flatMap((each) => [...(isNamed ? ['event: chunk'] : []), `data: ${each}`, ': Café', ''])
      expect(eventsOf(bytes(lines.map((line) => line + end).join('')))).toEqual(written)
    }),
  )
})

it.each([
  ['no events', '', []],
  ['a page in place of events', '<html>Bad gateway</html>', []],
  ['a last event without an empty line', 'data: 1\n\ndata: 2', ['1', '2']],
  ['data of several lines', 'data: [1,\ndata: 2]\n\n', ['[1,\n2]']],
])('eventsOf reads %s', (_what, text, events) => expect(eventsOf(bytes(text))).toEqual(events))
