import { defineLate } from './defineLate.ts'

defineLate(document, {
  'voice-overview': () => import('../overview/define.ts'),
  'similar-voices': () => import('../similar/define.ts'),
  'analysis-panel': () => import('../analysis/define.ts'),
  'voice-search': () => import('../search/define.ts'),
})
