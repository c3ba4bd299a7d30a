import type { CatalogueVoice } from './catalogueVoice.ts'
import { espeakVoice } from './espeakVoice.ts'

/** Romance voices of eSpeak. */
export const ESPEAK_ROMANCE: readonly CatalogueVoice[] = [
  espeakVoice('Camille', 'female', { 'fr-FR': 'fr', 'fr-BE': 'fr-be', 'fr-CH': 'fr-ch' }, { variant: 'f3' }),
  espeakVoice('Thibault', 'male', { 'fr-FR': 'fr' }, { variant: 'ed' }),
  espeakVoice('Margaux', 'female', { 'fr-FR': 'fr' }, { variant: 'belinda', rate: 200 }),
  espeakVoice('Étienne', 'male', { 'fr-FR': 'fr' }, { variant: 'quincy' }),
  espeakVoice('Élodie', 'female', { 'fr-FR': 'fr' }, { variant: 'shelby', range: 30, rate: 150 }),
  espeakVoice('Julien', 'male', { 'fr-FR': 'fr', 'fr-BE': 'fr-be', 'fr-CH': 'fr-ch' }, { variant: 'Marco', pitch: 45 }),
  espeakVoice('Lucía', 'female', { 'es-ES': 'es', 'es-MX': 'es-419' }, { variant: 'f5', rate: 150 }),
  espeakVoice('Álvaro', 'male', { 'es-ES': 'es' }, { variant: 'Denis' }),
  espeakVoice('Carmen', 'female', { 'es-ES': 'es' }, { variant: 'f2', pitch: 56, rate: 200 }),
  espeakVoice('Javier', 'male', { 'es-ES': 'es' }, { variant: 'Gene' }),
  espeakVoice('Ximena', 'female', { 'es-MX': 'es-419' }, { variant: 'steph', pitch: 68, rate: 200 }),
  espeakVoice('Mateo', 'male', { 'es-MX': 'es-419' }, { variant: 'Alex', rate: 188 }),
  espeakVoice('Guadalupe', 'female', { 'es-MX': 'es-419' }, { variant: 'f1', pitch: 62, rate: 150 }),
  espeakVoice('Diego', 'male', { 'es-MX': 'es-419', 'es-ES': 'es' }, { variant: 'iven2', pitch: 45 }),
  espeakVoice('Chiara', 'female', { 'it-IT': 'it' }, { variant: 'aunty', range: 75, rate: 200 }),
  espeakVoice('Lorenzo', 'male', { 'it-IT': 'it' }, { variant: 'm7', pitch: 45 }),
  espeakVoice('Giulia', 'female', { 'it-IT': 'it' }, { variant: 'shelby', pitch: 68, rate: 162 }),
  espeakVoice('Matteo', 'male', { 'it-IT': 'it' }, { variant: 'm1', pitch: 45 }),
  espeakVoice('Luana', 'female', { 'pt-BR': 'pt-br' }, { variant: 'Andrea', pitch: 62, rate: 150 }),
  espeakVoice('Thiago', 'male', { 'pt-BR': 'pt-br', 'pt-PT': 'pt' }, { variant: 'Michael' }),
  espeakVoice('Beatriz', 'female', { 'pt-BR': 'pt-br' }, { variant: 'belinda', pitch: 68 }),
  espeakVoice('Caio', 'male', { 'pt-BR': 'pt-br' }, { variant: 'klatt4', rate: 162 }),
  espeakVoice('Inês', 'female', { 'pt-PT': 'pt' }, { variant: 'steph', pitch: 68, rate: 162 }),
  espeakVoice('Gonçalo', 'male', { 'pt-PT': 'pt' }, { variant: 'Diogo', rate: 150 }),
  espeakVoice('Ioana', 'female', { 'ro-RO': 'ro' }, { variant: 'Andrea', pitch: 62, rate: 200 }),
  espeakVoice('Andrei', 'male', { 'ro-RO': 'ro' }, { variant: 'Alex', pitch: 68, rate: 150 }),
  espeakVoice('Montserrat', 'female', { 'ca-ES': 'ca' }, { variant: 'f3', pitch: 34, range: 30, rate: 162 }),
  espeakVoice('Jordi', 'male', { 'ca-ES': 'ca' }, { variant: 'edward', pitch: 68, rate: 200 }),
]
