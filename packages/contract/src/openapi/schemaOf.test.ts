import * as v from 'valibot'
import { expect, it } from 'vitest'
import { schemaOf } from './schemaOf.ts'

it('a pair has a schema for each place, as JSON Schema 2020-12 writes it', () => {
  expect(schemaOf(v.tuple([v.number(), v.string()]), 'output')).toEqual({
    type: 'array',
    prefixItems: [{ type: 'number' }, { type: 'string' }],
    minItems: 2,
  })
})
