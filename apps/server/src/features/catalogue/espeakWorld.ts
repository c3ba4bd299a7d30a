import type { CatalogueVoice } from './catalogueVoice.ts'
import { espeakVoice } from './espeakVoice.ts'

/** eSpeak voices for Uralic languages, Greek, Turkish, and languages of Asia and Africa. */
export const ESPEAK_WORLD: readonly CatalogueVoice[] = [
  espeakVoice('Aino', 'female', { 'fi-FI': 'fi' }, { variant: 'f5', pitch: 68, range: 75 }),
  espeakVoice('Eero', 'male', { 'fi-FI': 'fi' }, { variant: 'klatt4', pitch: 40, rate: 200 }),
  espeakVoice('Väinö', 'male', { 'fi-FI': 'fi' }, { variant: 'gustave', pitch: 68, rate: 188 }),
  espeakVoice('Zsófia', 'female', { 'hu-HU': 'hu' }, { variant: 'f3', pitch: 68, rate: 200 }),
  espeakVoice('Gábor', 'male', { 'hu-HU': 'hu' }, { variant: 'iven2', pitch: 68, rate: 150 }),
  espeakVoice('Eleni', 'female', { 'el-GR': 'el' }, { variant: 'f2', pitch: 34, range: 30 }),
  espeakVoice('Nikos', 'male', { 'el-GR': 'el' }, { variant: 'antonio', pitch: 34, rate: 150 }),
  espeakVoice('Elif', 'female', { 'tr-TR': 'tr' }, { variant: 'grandma', pitch: 68, range: 75 }),
  espeakVoice('Mehmet', 'male', { 'tr-TR': 'tr' }, { variant: 'm7', pitch: 68, rate: 150 }),
  espeakVoice('Zeynep', 'female', { 'tr-TR': 'tr' }, { variant: 'f3', pitch: 34, range: 30, rate: 200 }),
  espeakVoice('Kadri', 'female', { 'et-EE': 'et' }, { variant: 'steph', pitch: 45, range: 30, rate: 150 }),
  espeakVoice('Tõnu', 'male', { 'et-EE': 'et' }, { variant: 'Michael', pitch: 34, range: 30, rate: 150 }),
  espeakVoice('Putri', 'female', { 'id-ID': 'id' }, { variant: 'linda', range: 30, rate: 150 }),
  espeakVoice('Budi', 'male', { 'id-ID': 'id' }, { variant: 'norbert', pitch: 34, range: 30, rate: 150 }),
  espeakVoice('Linh', 'female', { 'vi-VN': 'vi' }, { variant: 'aunty', pitch: 34, range: 75, rate: 150 }),
  espeakVoice('Minh', 'male', { 'vi-VN': 'vi' }, { variant: 'travis', pitch: 68, range: 75, rate: 150 }),
  espeakVoice('Priya', 'female', { 'hi-IN': 'hi' }, { variant: 'aunty', pitch: 68 }),
  espeakVoice('Arjun', 'male', { 'hi-IN': 'hi' }, { variant: 'Marco', pitch: 68, rate: 200 }),
  espeakVoice('Ananya', 'female', { 'hi-IN': 'hi' }, { variant: 'belinda', pitch: 56, range: 75, rate: 150 }),
  espeakVoice('Rohan', 'male', { 'hi-IN': 'hi' }, { variant: 'quincy', pitch: 68, range: 75, rate: 150 }),
  espeakVoice('Seoyeon', 'female', { 'ko-KR': 'ko' }, { variant: 'Annie', pitch: 56, range: 75, rate: 150 }),
  espeakVoice('Minjun', 'male', { 'ko-KR': 'ko' }, { variant: 'Gene', pitch: 34, range: 30, rate: 150 }),
  espeakVoice('Zawadi', 'female', { 'sw-KE': 'sw' }, { variant: 'f3', rate: 150 }),
  espeakVoice('Juma', 'male', { 'sw-KE': 'sw' }, { variant: 'sandro', pitch: 34, range: 30, rate: 188 }),
]
