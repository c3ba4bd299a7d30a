import type { UseCase } from '@voice-rankings/analysis'
import type { AttributeName, AttributeRecord, AttributeSort, SimilarName, TraitName } from '@voice-rankings/contract'

/** Name of each attribute. */
export const attributeLabels: Record<AttributeName, string> = {
  pitch: 'Hauteur',
  speakingRate: 'Débit',
  intensity: 'Intensité',
  vocalFry: 'Craquement',
  energy: 'Énergie',
}

/** Labels of the range sliders. */
export const rangeLabels: AttributeRecord<'filter', string> = {
  pitchRange: 'Hauteur',
  wpmRange: 'Débit',
  intensityRange: 'Intensité',
  vocalFryRange: 'Craquement',
  energyRange: 'Énergie',
}

/** Sort orders by attribute. */
export const measuredSorts: Record<AttributeSort | `-${AttributeSort}`, string> = {
  pitch: 'Les plus graves',
  '-pitch': 'Les plus aiguës',
  wpm: 'Les plus lentes',
  '-wpm': 'Les plus rapides',
  intensity: 'Les plus douces',
  '-intensity': 'Les plus fortes',
  fry: 'Les plus claires',
  '-fry': 'Les plus craquées',
  energy: 'Les plus calmes',
  '-energy': 'Les plus vives',
}

/** Titles of the similar voices lists. */
export const similarLabels: Record<SimilarName, string> = {
  speakingRate: 'Débit similaire (mots/min)',
  pitch: 'Hauteur similaire (Hz)',
  intensity: 'Intensité similaire',
  vocalFry: 'Craquement similaire',
}

/** Reason for an empty list of similar voices: the reference voice has no value of the attribute, or 0. */
export const lackedAttributes: Record<SimilarName, string> = {
  speakingRate: 'Aucun débit n’a été mesuré pour cette voix.',
  pitch: 'Cette voix n’a pas de hauteur.',
  intensity: 'Aucune intensité n’a été mesurée pour cette voix.',
  vocalFry: 'Cette voix n’est pas craquée.',
}

/** Name of each trait, which agrees with “voix”. */
export const traitLabels: Record<TraitName, string> = {
  low: 'grave',
  high: 'aiguë',
  calm: 'calme',
  lively: 'vive',
  slow: 'lente',
  fast: 'rapide',
  soft: 'douce',
  loud: 'forte',
  clear: 'claire',
  creaky: 'craquée',
}

/** Definition of each attribute, for readers. */
export const attributeDefinitions: Record<AttributeName, string> = {
  pitch: 'Fréquence fondamentale médiane des parties voisées de l’échantillon, en hertz. Un chuchotement n’en a pas.',
  speakingRate: 'Mots par minute, d’après les temps des mots de l’échantillon.',
  intensity: 'Sonie de l’échantillon avant égalisation : 0 % correspond à −70 LUFS, 100 % à −6 LUFS.',
  vocalFry:
    'Part de craquement dans le temps voisé, de 0 à 1, d’après les impulsions irrégulières ; une hauteur grave ne compte pas.',
  energy: 'Vivacité de la voix, de 1 à 10, d’après l’étendue de la sonie, le débit et l’étendue de la hauteur.',
}

/** Explanations of the measurements. */
export const measuredHow = [
  'Hauteur : fréquence fondamentale médiane des parties voisées.',
  'Débit : mots de l’échantillon par minute de parole.',
  'Intensité : volume perçu avant mise à niveau, d’après les LUFS.',
  'Craquement : part du temps voisé en voix craquée (vocal fry), mesurée d’après les impulsions irrégulières de l’enregistrement et non d’après une hauteur grave.',
]

/** French words for `ATTRIBUTE_WORDS`, which agree with “voix”; unknown ones are unchanged. */
export function nameScaleWord(word: string): string {
  return SCALE_WORDS[word] ?? word
}

/** French name of a use case; unknown ones are unchanged. */
export function nameUseCase(useCase: string): string {
  return (USE_CASES as Record<string, string>)[useCase] ?? useCase
}

const USE_CASES: Record<UseCase, string> = {
  narration: 'Narration',
  education: 'Éducation',
  support: 'Service client',
  announcements: 'Annonces',
  advertising: 'Publicité',
  meditation: 'Méditation',
  characters: 'Personnages',
  general: 'Usage général',
}

const SCALE_WORDS: Record<string, string> = {
  unpitched: 'sans hauteur',
  'extremely deep': 'extrêmement grave',
  'very deep': 'très grave',
  deep: 'grave',
  'medium-low': 'plutôt grave',
  medium: 'moyenne',
  'medium-high': 'plutôt aiguë',
  high: 'aiguë',
  'very high': 'très aiguë',
  'extremely high': 'extrêmement aiguë',
  'very slow': 'très lente',
  slow: 'lente',
  moderate: 'modérée',
  brisk: 'soutenue',
  fast: 'rapide',
  'very fast': 'très rapide',
  'extremely fast': 'extrêmement rapide',
  whisper: 'chuchotée',
  'very soft': 'très douce',
  soft: 'douce',
  loud: 'forte',
  'very loud': 'très forte',
  'extremely loud': 'extrêmement forte',
  clear: 'claire',
  'mostly clear': 'plutôt claire',
  'light fry': 'légèrement craquée',
  'moderate fry': 'assez craquée',
  'heavy fry': 'très craquée',
  'extreme fry': 'extrêmement craquée',
  'very even': 'très régulière',
  even: 'régulière',
  balanced: 'équilibrée',
  lively: 'vive',
  'very lively': 'très vive',
}
