import type { CatalogueVoice } from './catalogueVoice.ts'
import { espeakVoice } from './espeakVoice.ts'

/** Germanic voices of eSpeak, except English. */
export const ESPEAK_GERMANIC: readonly CatalogueVoice[] = [
  espeakVoice('Greta', 'female', { 'de-DE': 'de' }, { variant: 'Annie', pitch: 56 }),
  espeakVoice('Lukas', 'male', { 'de-DE': 'de' }, { variant: 'paul' }),
  espeakVoice('Hannah', 'female', { 'de-DE': 'de', 'en-US': 'en-us' }, { variant: 'f2', rate: 162 }),
  espeakVoice('Jürgen', 'male', { 'de-DE': 'de' }, { variant: 'Andy' }),
  espeakVoice('Liesel', 'female', { 'de-DE': 'de' }, { variant: 'grandma', rate: 200 }),
  espeakVoice('Matthias', 'male', { 'de-DE': 'de' }, { variant: 'pablo', pitch: 56 }),
  espeakVoice('Sanne', 'female', { 'nl-NL': 'nl' }, { variant: 'aunty', pitch: 62, rate: 150 }),
  espeakVoice('Daan', 'male', { 'nl-NL': 'nl' }, { variant: 'm3', pitch: 68 }),
  espeakVoice('Femke', 'female', { 'nl-NL': 'nl' }, { variant: 'linda', pitch: 68, rate: 200 }),
  espeakVoice('Joost', 'male', { 'nl-NL': 'nl' }, { variant: 'Diogo', rate: 200 }),
  espeakVoice(
    'Linnea',
    'female',
    { 'sv-SE': 'sv', 'nb-NO': 'nb', 'da-DK': 'da' },
    { variant: 'linda', pitch: 68, rate: 150 },
  ),
  espeakVoice('Björn', 'male', { 'sv-SE': 'sv' }, { variant: 'Mike', pitch: 34, range: 30 }),
  espeakVoice('Elsa', 'female', { 'sv-SE': 'sv' }, { variant: 'f2', pitch: 68, range: 75 }),
  espeakVoice('Ingrid', 'female', { 'nb-NO': 'nb' }, { variant: 'f1', pitch: 68, rate: 200 }),
  espeakVoice('Håkon', 'male', { 'nb-NO': 'nb' }, { variant: 'Marco', pitch: 68, rate: 150 }),
  espeakVoice('Freja', 'female', { 'da-DK': 'da' }, { variant: 'grandma', pitch: 34, range: 30 }),
  espeakVoice('Mikkel', 'male', { 'da-DK': 'da' }, { variant: 'm3', pitch: 45, rate: 200 }),
  espeakVoice('Annelie', 'female', { 'af-ZA': 'af' }, { variant: 'anika', pitch: 45, range: 75, rate: 150 }),
  espeakVoice('Pieter', 'male', { 'af-ZA': 'af' }, { variant: 'klatt4', pitch: 68, range: 75, rate: 188 }),
  espeakVoice('Guðrún', 'female', { 'is-IS': 'is' }, { variant: 'f2', pitch: 68, rate: 150 }),
  espeakVoice('Sigurður', 'male', { 'is-IS': 'is' }, { variant: 'ed', pitch: 34, range: 30, rate: 150 }),
]
