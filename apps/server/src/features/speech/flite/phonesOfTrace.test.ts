import { expect, it } from 'vitest'
import { phonesOfTrace } from './phonesOfTrace.ts'

it('phonesOfTrace gives each phone in IPA to the token that is spoken', () => {
  const trace = [
    { name: 'pau', end: 0.1 },
    { name: 'ow', end: 0.2 },
    { name: 'pau', end: 0.3 },
    { name: 'm', end: 0.35 },
    { name: 'ay', end: 0.5 },
  ]
  const spans = [{ start: 100, end: 200 }, undefined, { start: 300, end: 500 }]
  expect(phonesOfTrace('Oh, – my', trace, spans, 1000)).toEqual([
    { ipa: 'oʊ', offset: 0, start: 100, end: 200 },
    { ipa: 'm', offset: 6, start: 300, end: 350 },
    { ipa: 'aɪ', offset: 6, start: 350, end: 500 },
  ])
})
