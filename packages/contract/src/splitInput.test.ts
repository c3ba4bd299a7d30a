import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { callsByName } from './callsByName.ts'
import type { Endpoint } from './endpoint.ts'
import { splitInput } from './splitInput.ts'

const CALLS: [string, Endpoint][] = Object.entries(callsByName)

/** Field names of a schema; every part of a call is an object. */
const fieldsOf = (schema: v.GenericSchema | undefined) =>
  Object.keys((schema as v.ObjectSchema<v.ObjectEntries, undefined> | undefined)?.entries ?? {})

describe.each(CALLS)('the input of %s', (_name, call) => {
  const { params, query, body } = call

  it('has unique field names over all parts', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(fieldsOf(params)).toEqual(inPath)
    expect(query === undefined || body === undefined).toBe(true)
    expect([...fieldsOf(query), ...fieldsOf(body)].filter((name) => inPath.includes(name))).toEqual([])
  })

  it('is split into path, query and body without loss', () => {
    const parts = [params, query, body].map((part) =>
      fc.record(Object.fromEntries(fieldsOf(part).map((name) => [name, fc.jsonValue()])), { requiredKeys: [] }),
    ) as [fc.Arbitrary<object>, fc.Arbitrary<object>, fc.Arbitrary<object>]
    fc.assert(
      fc.property(...parts, (inPath, inQuery, inBody) => {
        expect(splitInput(call, { ...inBody, ...inPath, ...inQuery })).toEqual({
          params: inPath,
          query: query && inQuery,
          body: body && inBody,
        })
      }),
    )
  })
})

it('an unknown field is dropped when the call has only a path', () => {
  const path = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--anna' } as const
  const input = { ...path, voice_name: 'Anna' }
  expect(splitInput(api.voices.get, input)).toEqual({ params: path })
})
