import type { GnuspeechParameters } from '../speech/gpl/gplProtocol.ts'
import type { CatalogueVoice } from './catalogueVoice.ts'

/** Voices of Gnuspeech: the vocal tracts that come with it, and variations of them. */
export const GNUSPEECH_VOICES: readonly CatalogueVoice[] = [
  gnuspeechVoice('Marcus', 'male', 'base', { base: 'male' }, null),
  gnuspeechVoice('Judith', 'female', 'base', { base: 'female' }, null),
  gnuspeechVoice('Toby', 'male', 'base', { base: 'large_child' }, 'An older child.'),
  gnuspeechVoice('Lily', 'female', 'base', { base: 'small_child' }, 'A young child.'),
  gnuspeechVoice(
    'Conrad',
    'male',
    'deep',
    { base: 'male', tractLengthCm: 20, pitchSemitones: -17, tempo: 0.92 },
    'A longer throat, lower and slower than Gnuspeech’s man.',
  ),
  gnuspeechVoice(
    'Felix',
    'male',
    'light',
    { base: 'male', tractLengthCm: 15.6, pitchSemitones: -7.5, tempo: 1.08 },
    'A shorter throat, higher and faster than Gnuspeech’s man.',
  ),
  gnuspeechVoice(
    'Gideon',
    'male',
    'breathy',
    { base: 'male', pitchSemitones: -10, breathiness: 6, tempo: 0.94 },
    'Breathier, higher and slower than Gnuspeech’s man.',
  ),
  gnuspeechVoice(
    'Helena',
    'female',
    'deep',
    { base: 'female', tractLengthCm: 16.6, pitchSemitones: -4.5, tempo: 0.94 },
    'A longer throat, lower and slower than Gnuspeech’s woman.',
  ),
  gnuspeechVoice(
    'Bridget',
    'female',
    'bright',
    { base: 'female', tractLengthCm: 13.4, pitchSemitones: 4, tempo: 1.12 },
    'A shorter throat, higher and faster than Gnuspeech’s woman.',
  ),
  gnuspeechVoice(
    'Sylvia',
    'female',
    'breathy',
    { base: 'female', pitchSemitones: -1.5, breathiness: 6, tempo: 0.88 },
    'Breathier, lower and slower than Gnuspeech’s woman.',
  ),
]

function gnuspeechVoice(
  name: string,
  gender: 'female' | 'male',
  variant: string,
  parameters: GnuspeechParameters,
  instructions: string | null,
): CatalogueVoice {
  return {
    voice_service: 'gnuspeech',
    voice_speaker_id: `${parameters.base.replace('_', '-')}--${variant}`,
    voice_name: name,
    voice_gender: gender,
    voice_language_codes: ['en-US'],
    voice_instructions: instructions,
    parameters,
  }
}
