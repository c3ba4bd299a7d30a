import { describe, expect, test } from 'vitest'
import { VOICE_TABS, voiceViewOf, voiceViewOfQuery, voiceViewPath } from './voiceViews.ts'

const BASE = '/voice/flite/male/rms--plain'

describe('views of a voice', () => {
  test('V06 has exactly three tabs', () => expect(VOICE_TABS).toEqual(['generate', 'details', 'similar']))

  test.each([
    ['V07', BASE, 'generate', BASE],
    ['V07', BASE, 'details', `${BASE}/details`],
    ['V07', BASE, 'similar', `${BASE}/similar`],
    ['V07', BASE, 'analysis', `${BASE}/analysis`],
    ['V07', `${BASE}/`, 'details', `${BASE}/details`],
    ['V08', `${BASE}/similar`, 'details', `${BASE}/details`],
    ['V08', `${BASE}/details`, 'details', `${BASE}/details`],
    ['V08', `${BASE}/details/`, 'generate', BASE],
    ['V08', `${BASE}/similar`, 'generate', BASE],
    [
      'V08',
      'https://voices.example/voice/a/female/b/similar',
      'details',
      'https://voices.example/voice/a/female/b/details',
    ],
    ['V08', '/voice/a/female/unsimilar', 'details', '/voice/a/female/unsimilar/details'],
  ] as const)('%s from %s the view %s is at %s', (_row, base, view, path) => {
    expect(voiceViewPath(base, view)).toBe(path)
  })

  test.each([
    [BASE, 'generate'],
    [`${BASE}/similar/`, 'similar'],
    [`${BASE}/compare`, 'compare'],
    [`${BASE}/other`, 'generate'],
  ])('R26 %s is the view %s', (path, view) => expect(voiceViewOf(path)).toBe(view))

  test.each([
    ['V02', 'analysis', 'analysis'],
    ['V02', 'chat', 'chat'],
    ['V02', 'compare', 'compare'],
    ['V02', 'details', 'details'],
    ['V03', 'similar', 'generate'],
    ['V03', 'generate', 'generate'],
    ['V03', 'Details', 'generate'],
    ['V03', '', 'generate'],
    ['V03', null, 'generate'],
  ])('%s ?tab=%s selects %s', (_row, tab, view) => expect(voiceViewOfQuery(tab)).toBe(view))
})
