import type { UseCase } from '@voice-rankings/analysis'
import type { AttributeName, AttributeRecord, AttributeSort, SimilarName, TraitName } from '@voice-rankings/contract'

/** Name of each attribute. */
export const attributeLabels: Record<AttributeName, string> = {
  pitch: 'Tonhöhe',
  speakingRate: 'Tempo',
  intensity: 'Intensität',
  vocalFry: 'Knarren',
  energy: 'Energie',
}

/** Labels of the range sliders. */
export const rangeLabels: AttributeRecord<'filter', string> = {
  pitchRange: 'Tonhöhe',
  wpmRange: 'Tempo',
  intensityRange: 'Intensität',
  vocalFryRange: 'Knarren',
  energyRange: 'Energie',
}

/** Sort orders by attribute. */
export const measuredSorts: Record<AttributeSort | `-${AttributeSort}`, string> = {
  pitch: 'Tiefste',
  '-pitch': 'Höchste',
  wpm: 'Langsamste',
  '-wpm': 'Schnellste',
  intensity: 'Leiseste',
  '-intensity': 'Lauteste',
  fry: 'Klarste',
  '-fry': 'Am meisten Knarren',
  energy: 'Ruhigste',
  '-energy': 'Lebhafteste',
}

/** Titles of the similar voices lists. */
export const similarLabels: Record<SimilarName, string> = {
  speakingRate: 'Ähnliches Tempo (W/min)',
  pitch: 'Ähnliche Tonhöhe (Hz)',
  intensity: 'Ähnliche Intensität',
  vocalFry: 'Ähnliches Knarren',
}

/** Reason for an empty list of similar voices: the reference voice has no value of the attribute, or 0. */
export const lackedAttributes: Record<SimilarName, string> = {
  speakingRate: 'Bei dieser Stimme wurde kein Tempo gemessen.',
  pitch: 'Diese Stimme hat keine Tonhöhe.',
  intensity: 'Bei dieser Stimme wurde keine Intensität gemessen.',
  vocalFry: 'Diese Stimme knarrt nicht.',
}

/** Name of each trait. */
export const traitLabels: Record<TraitName, string> = {
  low: 'tief',
  high: 'hoch',
  calm: 'ruhig',
  lively: 'lebhaft',
  slow: 'langsam',
  fast: 'schnell',
  soft: 'leise',
  loud: 'laut',
  clear: 'klar',
  creaky: 'knarrend',
}

/** Definition of each attribute, for readers. */
export const attributeDefinitions: Record<AttributeName, string> = {
  pitch: 'Median der Grundfrequenz in den stimmhaften Teilen der Hörprobe, in Hertz. Ein Flüstern hat keine.',
  speakingRate: 'Wörter pro Minute, aus den Wortzeiten der Hörprobe.',
  intensity: 'Lautheit der Hörprobe vor dem Angleichen: 0 % sind −70 LUFS, 100 % sind −6 LUFS.',
  vocalFry:
    'Anteil des Knarrens an der stimmhaften Zeit, von 0 bis 1, nach unregelmäßigen Impulsen; tiefe Tonhöhe allein zählt nicht.',
  energy: 'Lebendigkeit der Stimme von 1 bis 10, aus Lautheitsumfang, Tempo und Tonhöhenumfang.',
}

/** Explanations of the measurements. */
export const measuredHow = [
  'Tonhöhe: Median der Grundfrequenz der stimmhaften Teile.',
  'Tempo: Wörter der Hörprobe je Minute Sprechzeit.',
  'Intensität: empfundene Lautstärke vor dem Angleichen, aus LUFS.',
  'Knarren: Anteil der stimmhaften Zeit in Knarrstimme, gemessen an unregelmäßigen Impulsen der Aufnahme, nicht an tiefer Tonhöhe.',
]

/** German words for `ATTRIBUTE_WORDS`; unknown ones are unchanged. */
export function nameScaleWord(word: string): string {
  return SCALE_WORDS[word] ?? word
}

/** German name of a use case; unknown ones are unchanged. */
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
