import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { userStatus } from './account.ts'
import { callsByName } from './callsByName.ts'
import { ErrorBody } from './errors.ts'
import { object } from './object.ts'
import { SocketMessage } from './session.ts'

const added: string[] = []

/** Adds an enumerable property to `Object.prototype`, as old libraries do. */
function addToAll(name: string, value: unknown = () => {}): void {
  added.push(name)
  Object.assign(Object.prototype, { [name]: value })
}

afterEach(() => {
  for (const name of added.splice(0)) Reflect.deleteProperty(Object.prototype, name)
})

it('every schema gives the same result with additions to Object.prototype', () => {
  const schemas = Object.values(callsByName).flatMap(({ params, query, body, response }) =>
    [params, query, body, response, ErrorBody, SocketMessage].filter((schema) => schema !== undefined),
  )
  const verdicts = () => schemas.map((schema) => v.safeParse(schema, {}).issues?.map(({ message }) => message))
  const before = verdicts()
  addToAll('each')
  const after = verdicts()
  expect(after).toEqual(before)
})

it('a schema created after an addition to Object.prototype has only its own fields', () => {
  addToAll('each')
  const result = v.safeParse(object({ name: v.string() }), { name: 'Owl' })
  expect(result.output).toEqual({ name: 'Owl' })
})

it('an addition with the name of an optional field is not read as that field', () => {
  addToAll('user')
  const result = v.safeParse(userStatus.response, {})
  expect(result.success).toBe(true)
  expect(result.output).toStrictEqual({})
})

it('an inherited input field counts as missing, and __proto__ in JSON is ignored', () => {
  expect(v.is(object({ name: v.string() }), Object.create({ name: 'Owl' }))).toBe(false)
  const result = v.safeParse(object({ name: v.optional(v.string()) }), JSON.parse('{"__proto__": {"name": "Owl"}}'))
  expect(result.output).toEqual({})
})
