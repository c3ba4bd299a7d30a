import { expect, it } from 'vitest'
import { ENV } from './start.mjs'

it('npm start keeps the pinned Node ahead of the installed one in PATH', () => {
  expect(ENV).not.toHaveProperty('PATH')
  expect(ENV).toHaveProperty('NODE_ENV', 'production')
})
