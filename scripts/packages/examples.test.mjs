import { describe, expect, it } from 'vitest'
import { compileExamples, publicFunctions } from './publicFunctions.mjs'
import { LIBRARIES } from './rooms.mjs'

const found = publicFunctions(LIBRARIES)

describe('public functions', () => {
  it.each(LIBRARIES)('each function of %s has an example', (room) => {
    const own = found.functions.filter((one) => one.room === room)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ examples }) => examples.length === 0).map(({ from, name }) => `${from} ${name}`)).toEqual([])
  })

  it.each(compileExamples(found))('the example of $name compiles', ({ errors }) => expect(errors).toEqual([]))
})
