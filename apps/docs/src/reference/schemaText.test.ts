import { expect, it } from 'vitest'
import { fieldsOf, typeText } from './schemaText.ts'

it.each([
  [{ type: 'string' }, 'string'],
  [{ enum: ['true', 'false'], type: 'string' }, "'true' | 'false'"],
  [{ const: 'all' }, "'all'"],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
  [{ type: 'array', items: { type: 'object' } }, 'object[]'],
  [{}, 'anything'],
])('typeText formats %o as %s', (schema, text) => {
  expect(typeText(schema)).toBe(text)
})

it('fieldsOf marks a field as required unless it has a default, and documents the default', () => {
  const schema = {
    properties: {
      text: { type: 'string', description: 'What is said.' },
      voice_speed: { type: 'number', description: 'How fast.', default: 1 },
    },
    required: ['text', 'voice_speed'],
  }
  expect(fieldsOf(schema)).toEqual([
    { name: 'text', type: 'string', doc: 'What is said.', required: true },
    { name: 'voice_speed', type: 'number', doc: 'How fast. Default `1`.', required: false },
  ])
})
