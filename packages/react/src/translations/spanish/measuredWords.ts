import type { UseCase } from '@voice-rankings/analysis'
import type { AttributeName, AttributeRecord, AttributeSort, SimilarName, TraitName } from '@voice-rankings/contract'

/** Name of each attribute. */
export const attributeLabels: Record<AttributeName, string> = {
  pitch: 'Tono',
  speakingRate: 'Ritmo',
  intensity: 'Intensidad',
  vocalFry: 'Crepitación',
  energy: 'Energía',
}

/** Labels of the range sliders. */
export const rangeLabels: AttributeRecord<'filter', string> = {
  pitchRange: 'Tono',
  wpmRange: 'Ritmo',
  intensityRange: 'Intensidad',
  vocalFryRange: 'Crepitación',
  energyRange: 'Energía',
}

/** Sort orders by attribute. */
export const measuredSorts: Record<AttributeSort | `-${AttributeSort}`, string> = {
  pitch: 'Las más graves',
  '-pitch': 'Las más agudas',
  wpm: 'Las más lentas',
  '-wpm': 'Las más rápidas',
  intensity: 'Las más suaves',
  '-intensity': 'Las más fuertes',
  fry: 'Las más claras',
  '-fry': 'Las más crepitantes',
  energy: 'Las más tranquilas',
  '-energy': 'Las más animadas',
}

/** Titles of the similar voices lists. */
export const similarLabels: Record<SimilarName, string> = {
  speakingRate: 'Ritmo similar (ppm)',
  pitch: 'Tono similar (Hz)',
  intensity: 'Intensidad similar',
  vocalFry: 'Crepitación similar',
}

/** Reason for an empty list of similar voices: the reference voice has no value of the attribute, or 0. */
export const lackedAttributes: Record<SimilarName, string> = {
  speakingRate: 'No se ha medido el ritmo de esta voz.',
  pitch: 'Esta voz no tiene tono.',
  intensity: 'No se ha medido la intensidad de esta voz.',
  vocalFry: 'Esta voz no tiene crepitación.',
}

/** Name of each trait, which agrees with “voz”. */
export const traitLabels: Record<TraitName, string> = {
  low: 'grave',
  high: 'aguda',
  calm: 'tranquila',
  lively: 'animada',
  slow: 'lenta',
  fast: 'rápida',
  soft: 'suave',
  loud: 'fuerte',
  clear: 'clara',
  creaky: 'crepitante',
}

/** Definition of each attribute, for readers. */
export const attributeDefinitions: Record<AttributeName, string> = {
  pitch: 'Frecuencia fundamental mediana de las partes sonoras de la muestra, en hercios. Un susurro no la tiene.',
  speakingRate: 'Palabras por minuto, según los tiempos de las palabras de la muestra.',
  intensity: 'Sonoridad de la muestra antes de nivelarla: 0 % son −70 LUFS, 100 % son −6 LUFS.',
  vocalFry:
    'Parte de voz crepitante en el tiempo sonoro, de 0 a 1, según los pulsos irregulares; un tono grave no cuenta.',
  energy: 'Viveza de la voz, de 1 a 10, según el rango de sonoridad, el ritmo y el rango de tono.',
}

/** Explanations of the measurements. */
export const measuredHow = [
  'Tono: mediana de la frecuencia fundamental de las partes sonoras.',
  'Ritmo: palabras de la muestra por minuto de habla (ppm).',
  'Intensidad: sonoridad percibida antes de nivelar, a partir de los LUFS.',
  'Crepitación: parte del tiempo sonoro con voz crepitante (vocal fry), medida por los pulsos irregulares de la grabación y no por un tono grave.',
]

/** Spanish words for `ATTRIBUTE_WORDS`, which agree with “voz”; unknown ones are unchanged. */
export function nameScaleWord(word: string): string {
  return SCALE_WORDS[word] ?? word
}

/** Spanish name of a use case; unknown ones are unchanged. */
export function nameUseCase(useCase: string): string {
  return (USE_CASES as Record<string, string>)[useCase] ?? useCase
}

const USE_CASES: Record<UseCase, string> = {
  narration: 'Narración',
  education: 'Educación',
  support: 'Atención al cliente',
  announcements: 'Megafonía',
  advertising: 'Publicidad',
  meditation: 'Meditación',
  characters: 'Personajes',
  general: 'Uso general',
}

const SCALE_WORDS: Record<string, string> = {
  unpitched: 'sin tono',
  'extremely deep': 'extremadamente grave',
  'very deep': 'muy grave',
  deep: 'grave',
  'medium-low': 'algo grave',
  medium: 'media',
  'medium-high': 'algo aguda',
  high: 'aguda',
  'very high': 'muy aguda',
  'extremely high': 'extremadamente aguda',
  'very slow': 'muy lenta',
  slow: 'lenta',
  moderate: 'moderada',
  brisk: 'ágil',
  fast: 'rápida',
  'very fast': 'muy rápida',
  'extremely fast': 'extremadamente rápida',
  whisper: 'susurrada',
  'very soft': 'muy suave',
  soft: 'suave',
  loud: 'fuerte',
  'very loud': 'muy fuerte',
  'extremely loud': 'extremadamente fuerte',
  clear: 'clara',
  'mostly clear': 'bastante clara',
  'light fry': 'algo crepitante',
  'moderate fry': 'bastante crepitante',
  'heavy fry': 'muy crepitante',
  'extreme fry': 'extremadamente crepitante',
  'very even': 'muy uniforme',
  even: 'uniforme',
  balanced: 'equilibrada',
  lively: 'animada',
  'very lively': 'muy animada',
}
