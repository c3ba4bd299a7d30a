import { expect, it } from 'vitest'
import { TRAIT_NAMES, traitLabels } from './traits.ts'

it('every trait is labelled by its name, in display order', () => {
  expect(Object.entries(traitLabels())).toEqual(TRAIT_NAMES.map((name) => [name, name]))
})
