import { expect, it } from 'vitest'
import { referenceGender } from './references.ts'

it.each([
  [95, undefined, 'male'],
  [95, 'female', 'male'],
  [132, 'female', 'female'],
  [150, undefined, 'male'],
  [150, 'unknown', 'male'],
  [170, undefined, 'female'],
  [153, 'male', 'male'],
  [220, 'male', 'female'],
  [null, 'male', 'male'],
  [null, undefined, undefined],
] as const)('a voice of %s Hz that is stated as %s is compared with a %s one', (pitchHz, stated, expected) => {
  expect(referenceGender(pitchHz, stated)).toBe(expected)
})
