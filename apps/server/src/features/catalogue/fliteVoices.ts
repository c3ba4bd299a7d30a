import type { FliteVoice } from '../speech/flite/fliteVoice.ts'
import type { CatalogueVoice } from './catalogueVoice.ts'

/**
 * Recorded voices of Flite, each also at other pitches and rates; awb is Scottish, the others are American. kal16 is
 * excluded: its diphones keep their own lengths, so that its words would be up to 170 ms off their marks.
 */
export const FLITE_VOICES: readonly CatalogueVoice[] = [
  fliteVoice('Amelia', 'female', 'base', { model: 'slt' }, null),
  fliteVoice('Harrison', 'male', 'base', { model: 'rms' }, null),
  fliteVoice(
    'Audrey',
    'female',
    'warm',
    { model: 'slt', pitchHz: 140, stretch: 1.12 },
    'Lower and slower than Flite’s own slt.',
  ),
  fliteVoice('Callum', 'male', 'base', { model: 'awb' }, null),
  fliteVoice('Chloe', 'female', 'bright', { model: 'slt', pitchHz: 215 }, 'Higher than Flite’s own slt.'),
  fliteVoice(
    'Naomi',
    'female',
    'lively',
    { model: 'slt', pitchHz: 190, pitchRangeHz: 40, stretch: 0.86 },
    'Higher, livelier and faster than Flite’s own slt.',
  ),
  fliteVoice('Walter', 'male', 'calm', { model: 'rms', stretch: 1.22 }, 'Slower than Flite’s own rms.'),
  fliteVoice(
    'Fergus',
    'male',
    'deep',
    { model: 'awb', pitchHz: 100, stretch: 1.1 },
    'Lower and slower than Flite’s own awb.',
  ),
  fliteVoice(
    'Ewan',
    'male',
    'bright',
    { model: 'awb', pitchHz: 160, stretch: 0.92 },
    'Higher and faster than Flite’s own awb.',
  ),
  fliteVoice('Miles', 'male', 'brisk', { model: 'rms', stretch: 0.82 }, 'Faster than Flite’s own rms.'),
]

function fliteVoice(
  name: string,
  gender: 'female' | 'male',
  variant: string,
  parameters: FliteVoice,
  instructions: string | null,
): CatalogueVoice {
  return {
    voice_service: 'flite',
    voice_speaker_id: `${parameters.model}--${variant}`,
    voice_name: name,
    voice_gender: gender,
    voice_language_codes: [parameters.model === 'awb' ? 'en-GB' : 'en-US'],
    voice_instructions: instructions,
    parameters,
  }
}
