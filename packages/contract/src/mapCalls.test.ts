import { expect, it } from 'vitest'
import { callsByName } from './callsByName.ts'
import { mapCalls } from './mapCalls.ts'

it('every call is mapped by its group and method', () => {
  const made = mapCalls((call, name) => ({ call, name }))
  expect(made.voices.search).toEqual({ call: callsByName['voices.search'], name: 'voices.search' })
  const all = Object.values(made).flatMap((group: object): { name: string }[] => Object.values(group))
  expect(all.map(({ name }) => name)).toEqual(Object.keys(callsByName))
})
