import { describe, expect, it } from 'vitest'
import { statesOf } from './readStates.ts'

describe('statesOf', () => {
  it('reads the members of a string union', () => {
    expect(statesOf("export type TrackStatus = 'idle' | 'playing'").map(({ name }) => name)).toEqual([
      'idle',
      'playing',
    ])
  })

  it('reads the fields and doc comment of each state', () => {
    const text = `export type Work =
      | { readonly status: 'idle' }
      /** Null when nobody knows. */
      | { readonly status: 'saved'; readonly format: Format | null }`
    expect(statesOf(text)).toEqual([
      { name: 'idle', type: '', doc: '' },
      { name: 'saved', type: 'format: Format | null', doc: 'Null when nobody knows.' },
    ])
  })
})
