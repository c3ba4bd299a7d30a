import { expect, it } from 'vitest'
import { mergeMessages } from './messages.ts'

const original = { play: 'Play', count: (n: number) => `${n} voices`, names: { blob: 'Blob', wave: 'Wave' } }

it('mergeMessages replaces given texts and keeps the rest', () => {
  const merged = mergeMessages(original, { names: { wave: 'Welle' }, count: (n) => `${n} Stimmen` })
  expect(merged.play).toBe('Play')
  expect(merged.count(2)).toBe('2 Stimmen')
  expect(merged.names).toEqual({ blob: 'Blob', wave: 'Welle' })
})

it('mergeMessages does not modify the original', () => {
  mergeMessages(original, { names: { wave: 'Welle' } })
  expect(original.names.wave).toBe('Wave')
})
