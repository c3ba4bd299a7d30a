import * as v from 'valibot'
import { expect, it } from 'vitest'
import { answerOf } from './answerOf.ts'

const Answer = v.object({ voices: v.array(v.string()) })

it('names the field of an answer that differs and what it should be, and does not quote it', () => {
  expect(() => answerOf('Test', Answer, { voices: 'my-secret' })).toThrow(
    expect.objectContaining({
      code: 'upstream',
      detail: 'Unexpected answer at "voices": expected Array, received a text.',
    }),
  )
})
