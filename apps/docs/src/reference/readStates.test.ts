import { describe, expect, it } from 'vitest'
import { statesOf } from './readStates.ts'

describe('the states of a component, as a page lists them', () => {
  it('are the words of a choice of words', () => {
    expect(statesOf("export type TrackStatus = 'idle' | 'playing'").map(({ name }) => name)).toEqual([
      'idle',
      'playing',
    ])
  })

  it('come with what is known in them and what is said of them', () => {
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
