import type { CallExamples } from './callExample.ts'
import { EXAMPLE_VOICE } from './voiceExamples.ts'

const { voice_id, voice_service, voice_gender, voice_speaker_id } = EXAMPLE_VOICE
const voice = {
  voice_id,
  voice_name: 'Base',
  voice_service,
  voice_service_alias: 'cmuflite.org',
  voice_gender,
  voice_speaker_id,
}

const work_id = 'k3Vd82mQxT1rWb0s'
const summary = {
  work_id,
  work_title: 'A short walk',
  work_author: null,
  work_language: 'en-US',
  work_source: null,
  work_voice: voice,
  work_place: null,
  work_status: 'idle' as const,
  work_failure: null,
  sentence_count: 2,
  spoken_count: 0,
  work_duration: 4300,
  lexicon_revision: 0,
  changed_at: '2026-11-20T09:30:00.000Z',
}
const work = {
  ...summary,
  work_revision: 1,
  sections: [
    {
      section_title: null,
      section_voice: null,
      paragraphs: [
        {
          heading: false,
          speaker: null,
          sentences: [
            { text: 'We went along the river.', voice_id, pause_after: 250, sentence_duration: null },
            { text: 'The boats were gone.', voice_id, pause_after: 1200, sentence_duration: null },
          ],
        },
      ],
    },
  ],
  voices: [voice],
  speaker_voices: {},
  credits_left: 36,
  position: null,
  own: true,
}
const noWork = 'This text does not exist. It may have been deleted. List your texts.'
const changed = 'This text was changed in another place. Load it again.'
const tooLong = 'The text exceeds 50000 characters by 120. Log in for longer texts, or split it.'
const noWords = 'The text has no words to speak. Write some words.'
const created = { call: 'works.create', fields: ['work_id'] } as const
const tooMany = 'Too many new texts from your network. Wait and try again.'
const fullList = 'You have 200 texts, the maximum. Delete one of them first.'
/** Name of the file: the documentation shows requests as JSON, which has no files. */
const epub = 'book.epub' as never
const noVoice = 'This voice is not in the catalogue. Search the catalogue for available voices.'

/** Examples of the calls about long texts. */
export const workExamples: CallExamples<'works'> = {
  'works.list': { request: {}, response: { works: [summary] }, remembered: true },
  'works.create': {
    request: { voice_id, markdown: '# A short walk\n\nWe went along the river. The boats were gone.' },
    response: { work },
    errors: {
      not_found: noVoice,
      forbidden: 'This server reads no addresses. Paste the text of the article.',
      text_too_long: tooLong,
      text_unspeakable: noWords,
      too_many_requests: tooMany,
      conflict: fullList,
    },
  },
  'works.import': {
    request: { epub, voice_id },
    response: { work },
    errors: {
      body_too_large: 'The EPUB cannot be read: its text is too long. Send its text.',
      unsupported_type: 'The file is not a valid EPUB: it has no text. Download it again, or send its text.',
      not_found: noVoice,
      text_too_long: tooLong,
      text_unspeakable: noWords,
      too_many_requests: tooMany,
      conflict: fullList,
      busy: 'Too many books are being read. Try again in a minute.',
    },
  },
  'works.get': {
    request: { work_id },
    response: { work },
    errors: { not_found: noWork },
    needs: created,
    remembered: true,
  },
  'works.update': {
    request: { work_id, work_revision: 1, work_title: 'A long walk' },
    response: { work: { ...work, work_title: 'A long walk', work_revision: 2 } },
    errors: { not_found: noWork, conflict: changed, text_too_long: tooLong, text_unspeakable: noWords },
    needs: created,
    remembered: true,
  },
  'works.sentence': {
    request: { work_id, sentence_index: 1, work_revision: 1 },
    response: {
      sentence_index: 1,
      audio_url: '/snippets/snippet-x9Vb3kTq.mp3?access=Qm93Z3Rr',
      sentence_duration: 1580,
      speechMarks: [
        { word: 'The', startTime: 20, duration: 140 },
        { word: 'boats', startTime: 160, duration: 330 },
      ],
      peaks: [0, 52, 88, 61, 100, 45, 0],
      melody: [0, 1, 2, 1, 0, -2, 0],
      timing_source: 'native',
      is_duplicate: false,
    },
    errors: {
      not_found: noWork,
      conflict: changed,
      forbidden: 'This sentence has no speech yet. Only the owner of the text can have it spoken.',
    },
    needs: created,
    remembered: true,
  },
  'works.speak': {
    request: { work_id },
    response: { work: { ...summary, work_status: 'speaking' } },
    errors: { not_found: noWork },
    needs: created,
  },
  'works.cancel': {
    request: { work_id },
    response: { work: summary },
    errors: { not_found: noWork },
    needs: created,
    remembered: true,
  },
  'works.progress': {
    request: { work_id },
    response: { work: summary },
    errors: { not_found: noWork },
    needs: created,
    remembered: true,
  },
  'works.export': {
    request: { work_id, format: 'm4b' },
    response: {
      file_url: `/exports/${work_id}/dW5kIHNvIHdlaXRlcg.m4b`,
      file_name: 'A short walk.m4b',
    },
    errors: {
      not_found: noWork,
      conflict: '2 sentences have no speech yet. Speak the whole text, then try again.',
      too_many_requests: 'Too many files of texts from your network. Try again later.',
      engine_failed: 'The file could not be written. Try again.',
    },
    needs: created,
    remembered: true,
  },
  'works.savePosition': {
    request: { work_id, sentence_index: 1, sentence_offset: 640 },
    response: { position: { sentence_index: 1, sentence_offset: 640 } },
    errors: { not_found: noWork },
    needs: created,
    remembered: true,
  },
  'works.delete': {
    request: { work_id },
    response: { work_id },
    errors: { not_found: noWork },
    needs: created,
    remembered: true,
  },
  'works.restore': {
    request: { work_id },
    response: { work: summary },
    errors: { not_found: noWork },
    needs: created,
    remembered: true,
  },
}
