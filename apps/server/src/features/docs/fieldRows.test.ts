import { openapiDocument } from '@voice-rankings/contract/openapi'
import { expect, it } from 'vitest'
import { fieldRows } from './fieldRows.ts'

it('fieldRows lists nested fields with their types and whether they are required', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'A name.' },
      stars: { enum: [1, 2] },
      rating: { anyOf: [{ type: 'object', properties: { score: { type: 'number' } } }, { type: 'null' }] },
      words: {
        type: 'array',
        items: { type: 'object', properties: { start: { type: 'number' } }, required: ['start'] },
      },
      peaks: { type: 'array', items: { type: 'number' } },
    },
    required: ['name'],
  } as const
  const rows = fieldRows(structuredClone(schema) as unknown as Parameters<typeof fieldRows>[0])
  expect(rows.map(({ path, type, required }) => [path, type, required])).toEqual([
    ['name', 'string', true],
    ['stars', '1 or 2', false],
    ['rating', 'object or null', false],
    ['rating.score', 'number', false],
    ['words', 'list of object', false],
    ['words[].start', 'number', true],
    ['peaks', 'list of number', false],
  ])
  expect(rows[0]?.text).toBe('A name.')
})

it('fieldRows finds a description for every field of every answer', () => {
  const { paths } = openapiDocument('1')
  for (const call of Object.values(paths).flatMap((path) => Object.values(path))) {
    const rows = fieldRows(call.responses['200']?.content['application/json'].schema as Parameters<typeof fieldRows>[0])
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ text }) => text === '')).toEqual([])
  }
})
