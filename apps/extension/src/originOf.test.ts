import { expect, it } from 'vitest'
import { originOf } from './originOf.ts'

it.each([
  ['voices.example', 'https://voices.example'],
  [' https://voices.example/voices?a=1 ', 'https://voices.example'],
  ['http://voices.example:8080', 'http://voices.example:8080'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['', null],
  ['no address', null],
  ['https://', null],
])('reads the server %o as %o', (written, origin) => {
  expect(originOf(written)).toBe(origin)
})
