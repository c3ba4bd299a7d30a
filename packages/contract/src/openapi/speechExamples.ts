import { DEFAULT_BUCKET } from '../limits.ts'
import { snippetKey } from '../snippetKey.ts'
import { sampleKey } from '../sampleKey.ts'
import type { CallExamples } from './callExample.ts'
import { EXAMPLE_VOICE } from './voiceExamples.ts'

const { voice_id, voice_service, voice_gender, voice_speaker_id } = EXAMPLE_VOICE

const TEXT = 'The north wind and the sun were arguing.'
const voice_snippet_id = 'Qx3vT0hK8mZr5LwA2nYb1g'
const voice_snippet_duration = 2480
const url = `/${snippetKey(voice_snippet_id)}`
const marks = [
  { word: 'The', startTime: 0, duration: 130 },
  { word: 'north', startTime: 130, duration: 340 },
  { word: 'wind', startTime: 470, duration: 330 },
]
const peaks = [3, 44, 68, 59, 12, 51, 77, 30, 5]
const melody = [0, 3, 2, 0, 0, 1, -1, -4, 0]

const variant = {
  voice_name: 'Amelia',
  voice_service,
  voice_service_alias: 'cmuflite.org',
  voice_gender,
  voice_speaker_id,
  voice_snippet_id,
  voice_snippet_timestamps: marks,
  voice_snippet_duration,
}

const noSnippet = 'This snippet does not exist. It may have been deleted. Generate the speech again.'
const spoken = { call: 'speech.generate', fields: ['voice_snippet_id'] } as const

/** Examples of the calls about speech and snippets. */
export const speechExamples: CallExamples<'speech' | 'snippets' | 'uploads' | 'downloads'> = {
  'speech.generate': {
    request: { text: TEXT, voice_id, voice_speed: 1, shareSnippet: true },
    response: {
      title: TEXT,
      speechMarks: marks,
      audio: null,
      is_duplicate: false,
      voice_snippet_id,
      voice_snippet_audio_url: url,
      voice_snippet_duration,
      voice_snippet_peaks: peaks,
      voice_snippet_melody: melody,
      timing_source: 'native',
    },
    errors: {
      not_found: 'This voice is not in the catalogue. Search the catalogue for available voices.',
      invalid_fields: 'text: Write some text to speak.',
      too_many_requests: 'Too many texts from you or your network are waiting for Flite already. Try again in 40 s.',
    },
  },
  'speech.patch': {
    request: { voice_snippet_id, voice_snippet_duration },
    response: { voice_snippet_id, voice_snippet_duration },
    errors: {
      not_found: noSnippet,
      conflict: 'The snippet lasts 2480 ms, not 9000. Send the duration of its own audio, in milliseconds.',
    },
    needs: { call: 'speech.generate', fields: ['voice_snippet_id', 'voice_snippet_duration'] },
  },
  'snippets.get': {
    request: { voice_snippet_id },
    response: {
      snippet: {
        ...variant,
        voice_id,
        voice_snippet_text: TEXT,
        voice_snippet_audio_url: url,
        voice_snippet_peaks: peaks,
        voice_snippet_melody: melody,
        timing_source: 'native',
      },
    },
    errors: { not_found: noSnippet },
    needs: spoken,
  },
  'snippets.list': {
    request: { search: 'north wind' },
    response: {
      statusCode: 200,
      snippets: [
        {
          voice_snippet_id,
          voice_snippet_text: TEXT,
          voice_variants: [variant],
          variant_count: 1,
          voice_gender,
        },
      ],
      error: null,
    },
    errors: { invalid_fields: 'search: Invalid length: Expected <=200 but received 250' },
    remembered: true,
  },
  'snippets.share': {
    request: { voice_snippet_id, voice_snippet_shared: true },
    response: { voice_snippet_id, voice_snippet_shared: true, voice_snippet_audio_url: url },
    errors: {
      not_found: noSnippet,
      forbidden: 'The operator has hidden this snippet: It insults somebody. Only you can hear it.',
    },
    needs: spoken,
    remembered: true,
  },
  'snippets.delete': {
    request: { voice_snippet_id },
    response: { voice_snippet_id },
    errors: { not_found: noSnippet },
    needs: spoken,
    remembered: true,
  },
  'snippets.restore': {
    request: { voice_snippet_id },
    response: { voice_snippet_id },
    errors: { not_found: noSnippet },
    needs: spoken,
    remembered: true,
  },
  'uploads.presign': {
    request: { directory: 'snippets', fileName: `snippet-${voice_snippet_id}`, fileType: 'audio/mpeg' },
    response: {
      presignedUrl: `/api/v1/upload/${snippetKey(voice_snippet_id)}?bytes=40211&expires=1773230400000&signature=T5k0…`,
      fileUrl: url,
    },
    errors: {
      not_found: noSnippet,
      conflict: 'The audio of this snippet is already stored and cannot be replaced.',
    },
    needs: spoken,
    remembered: true,
  },
  'downloads.convert': {
    request: { bucket: DEFAULT_BUCKET, key: sampleKey(voice_service, voice_speaker_id), outputFormat: 'flac' },
    response: { audioBase64: 'ZkxhQwAAACIQABAA', mimeType: 'audio/flac' },
    errors: {
      not_found: 'There is no audio under this key. Send the key of a sample or a snippet.',
      forbidden: `Only audio in the bucket "${DEFAULT_BUCKET}" can be converted.`,
      too_many_requests: 'Only 4 conversions can run at once. Wait for one to end, then try again.',
      engine_failed: 'The audio could not be converted. Try again, or choose another format.',
    },
  },
}
