import type { CatalogueVoice } from './catalogueVoice.ts'
import { espeakVoice } from './espeakVoice.ts'

/** English voices of eSpeak, with American, British and Scottish accents. */
export const ESPEAK_ENGLISH: readonly CatalogueVoice[] = [
  espeakVoice('Ava', 'female', { 'en-US': 'en-us' }, { variant: 'linda' }),
  espeakVoice('Ethan', 'male', { 'en-US': 'en-us' }, { variant: 'robert' }),
  espeakVoice('Grace', 'female', { 'en-US': 'en-us' }, { variant: 'Andrea', pitch: 45 }),
  espeakVoice('Mason', 'male', { 'en-US': 'en-us' }, { variant: 'Nguyen' }),
  espeakVoice('Madison', 'female', { 'en-US': 'en-us' }, { variant: 'f1', pitch: 45 }),
  espeakVoice('Logan', 'male', { 'en-US': 'en-us' }, { variant: 'norbert' }),
  espeakVoice('Hazel', 'female', { 'en-US': 'en-us' }, { variant: 'steph', pitch: 45 }),
  espeakVoice('Wyatt', 'male', { 'en-US': 'en-us', 'en-GB': 'en' }, { variant: 'antonio', pitch: 56 }),
  espeakVoice('Hunter', 'male', { 'en-US': 'en-us' }, { variant: 'john' }),
  espeakVoice('Brooke', 'female', { 'en-US': 'en-us' }, { variant: 'anika' }),
  espeakVoice('Owen', 'male', { 'en-US': 'en-us' }, { variant: 'Reed' }),
  espeakVoice('Tyler', 'male', { 'en-US': 'en-us' }, { variant: 'david' }),
  espeakVoice('Savannah', 'female', { 'en-US': 'en-us', 'en-GB': 'en' }, { variant: 'shelby', rate: 188 }),
  espeakVoice('Caleb', 'male', { 'en-US': 'en-us' }, { variant: 'edward', rate: 162 }),
  espeakVoice('Charlotte', 'female', { 'en-GB': 'en' }, { variant: 'f5', rate: 188 }),
  espeakVoice('Oliver', 'male', { 'en-GB': 'en' }, { variant: 'travis' }),
  espeakVoice('Imogen', 'female', { 'en-GB': 'en' }, { variant: 'grandma', rate: 162 }),
  espeakVoice('Rupert', 'male', { 'en-GB': 'en' }, { variant: 'm8' }),
  espeakVoice('Beatrice', 'female', { 'en-GB': 'en' }, { variant: 'belinda', pitch: 40, rate: 162 }),
  espeakVoice('Nigel', 'male', { 'en-GB': 'en' }, { variant: 'sandro', pitch: 56 }),
  espeakVoice('Isla', 'female', { 'en-GB': 'en-gb-scotland' }, { variant: 'aunty', range: 30 }),
  espeakVoice('Hamish', 'male', { 'en-GB': 'en-gb-scotland' }, { variant: 'boris' }),
  // Whispering voices: breath without pitch.
  espeakVoice('Willow', 'female', { 'en-US': 'en-us' }, { variant: 'whisperf', rate: 162 }),
  espeakVoice('Simon', 'male', { 'en-GB': 'en' }, { variant: 'whisper' }),
]
