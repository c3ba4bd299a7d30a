import { describe, expect, test } from 'vitest'
import { VOICE_TABS, voiceViewOf, voiceViewOfQuery, voiceViewPath } from './voiceViews.ts'

const BASE = '/voice/flite/male/rms--plain'

describe('voice views', () => {
  test('include exactly three tabs', () => expect(VOICE_TABS).toEqual(['generate', 'details', 'similar']))

  test.each([
    [BASE, 'generate', BASE],
    [BASE, 'details', `${BASE}/details`],
    [BASE, 'similar', `${BASE}/similar`],
    [BASE, 'analysis', `${BASE}/analysis`],
    [`${BASE}/`, 'details', `${BASE}/details`],
    [`${BASE}/similar`, 'details', `${BASE}/details`],
    [`${BASE}/details`, 'details', `${BASE}/details`],
    [`${BASE}/details/`, 'generate', BASE],
    [`${BASE}/similar`, 'generate', BASE],
    ['https://voices.example/voice/a/female/b/similar', 'details', 'https://voices.example/voice/a/female/b/details'],
    ['/voice/a/female/unsimilar', 'details', '/voice/a/female/unsimilar/details'],
  ] as const)('from %s the view %s is at %s', (base, view, path) => {
    expect(voiceViewPath(base, view)).toBe(path)
  })

  test.each([
    [BASE, 'generate'],
    [`${BASE}/similar/`, 'similar'],
    [`${BASE}/compare`, 'compare'],
    [`${BASE}/other`, 'generate'],
  ])('%s is the view %s', (path, view) => expect(voiceViewOf(path)).toBe(view))

  test.each([
    ['analysis', 'analysis'],
    ['chat', 'chat'],
    ['compare', 'compare'],
    ['details', 'details'],
    ['similar', 'generate'],
    ['generate', 'generate'],
    ['Details', 'generate'],
    ['', 'generate'],
    [null, 'generate'],
  ])('?tab=%s selects %s', (tab, view) => expect(voiceViewOfQuery(tab)).toBe(view))
})
