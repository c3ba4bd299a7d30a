import { expect, it } from 'vitest'
import { ENV } from './start.mjs'

it('npm start leaves PATH alone, where the pinned Node comes before the one of the machine', () => {
  expect(ENV).not.toHaveProperty('PATH')
  expect(ENV).toHaveProperty('NODE_ENV', 'production')
})
