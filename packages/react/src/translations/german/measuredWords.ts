import type { UseCase } from '@voice-rankings/analysis'

/** The words of a scale of `@voice-rankings/analysis` in German; one it got since then stays as it is. */
export function nameScaleWord(word: string): string {
  return SCALE_WORDS[word] ?? word
}

/** A use case in German; one that is not of the list stays as it is. */
export function nameUseCase(useCase: string): string {
  return (USE_CASES as Record<string, string>)[useCase] ?? useCase
}

const USE_CASES: Record<UseCase, string> = {
  narration: 'Vorlesen',
  education: 'Lernen',
  support: 'Kundendienst',
  announcements: 'Durchsagen',
  advertising: 'Werbung',
  meditation: 'Entspannung',
  characters: 'Figuren',
  general: 'Allgemeines',
}

const SCALE_WORDS: Record<string, string> = {
  unpitched: 'ohne Tonhöhe',
  'extremely deep': 'äußerst tief',
  'very deep': 'sehr tief',
  deep: 'tief',
  'medium-low': 'eher tief',
  medium: 'mittel',
  'medium-high': 'eher hoch',
  high: 'hoch',
  'very high': 'sehr hoch',
  'extremely high': 'äußerst hoch',
  'very slow': 'sehr langsam',
  slow: 'langsam',
  moderate: 'mäßig',
  brisk: 'zügig',
  fast: 'schnell',
  'very fast': 'sehr schnell',
  'extremely fast': 'äußerst schnell',
  whisper: 'geflüstert',
  'very soft': 'sehr leise',
  soft: 'leise',
  loud: 'laut',
  'very loud': 'sehr laut',
  'extremely loud': 'äußerst laut',
  clear: 'klar',
  'mostly clear': 'meist klar',
  'light fry': 'leichtes Knarren',
  'moderate fry': 'mäßiges Knarren',
  'heavy fry': 'starkes Knarren',
  'extreme fry': 'äußerst starkes Knarren',
  'very even': 'sehr gleichmäßig',
  even: 'gleichmäßig',
  balanced: 'ausgewogen',
  lively: 'lebhaft',
  'very lively': 'sehr lebhaft',
}
