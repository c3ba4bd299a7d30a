import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isFile } from './isFile.ts'
import { alignRecording } from './recordings.ts'

it.each<[field: string, schema: v.GenericSchema | undefined, name: string, expected: boolean]>([
  ['the audio of a recording', alignRecording.body, 'audio', true],
  ['the text of a recording', alignRecording.body, 'text', false],
  ['an unknown field', alignRecording.body, 'epub', false],
  ['a property of all objects', alignRecording.body, 'constructor', false],
  ['the prototype', alignRecording.body, '__proto__', false],
  ['a field of a call without a body', undefined, 'audio', false],
  ['a field of a text', v.string(), 'audio', false],
])('the schema tells whether %s is a file', (_, schema, name, expected) => {
  expect(isFile(schema, name)).toBe(expected)
})
