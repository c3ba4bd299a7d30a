import type { SocketMessage, Work, WorkSpeech } from '@voice-rankings/contract'
import { toneUrl } from '@voice-rankings/testkit'

const VOICE = {
  voice_id: 'flite-slt--amelia',
  voice_name: 'Amelia',
  voice_service: 'flite',
  voice_service_alias: 'cmuflite.org',
  voice_gender: 'female',
  voice_speaker_id: 'slt--amelia',
} as const

const sentence = (text: string, pause_after: number) => ({
  text,
  voice_id: VOICE.voice_id,
  pause_after,
  sentence_duration: null,
})

const section = (section_title: string, first: string, second: string) => ({
  section_title,
  section_voice: null,
  paragraphs: [
    { heading: true, speaker: null, sentences: [sentence(section_title, 500)] },
    { heading: false, speaker: null, sentences: [sentence(first, 250), sentence(second, 1200)] },
  ],
})

/** A text with two sections of a heading and two sentences. */
export function workFixture(changed: Partial<Work> = {}): Work {
  return {
    work_id: 'w1',
    work_title: 'The river',
    work_author: 'An author',
    work_language: 'en',
    work_source: null,
    work_voice: VOICE,
    work_place: null,
    work_status: 'idle',
    work_failure: null,
    sentence_count: 6,
    spoken_count: 0,
    work_duration: 125_000,
    lexicon_revision: 1,
    changed_at: '2026-11-20T09:30:00.000Z',
    work_revision: 1,
    sections: [
      section('The bank', 'We sat on the bank.', 'Nobody spoke.'),
      section('The boat', 'A boat came.', 'It was empty.'),
    ],
    voices: [VOICE],
    speaker_voices: {},
    credits_left: 1240,
    position: null,
    own: true,
    ...changed,
  }
}

/** A text whose sentences with these indexes have pronunciations. */
export function pronounced(keys: Record<number, string>, changed: Partial<Work> = {}): Work {
  const work = workFixture(changed)
  let index = 0
  for (const { paragraphs } of work.sections) {
    for (const paragraph of paragraphs) {
      paragraph.sentences = paragraph.sentences.map((sentence) => {
        const key = keys[index]
        index += 1
        return key === undefined ? sentence : { ...sentence, pronunciation_key: key }
      })
    }
  }
  return work
}

/** Message of the realtime socket about the speech of a work. */
export function progressOf(work: Work): SocketMessage {
  const { work_id, work_status, work_failure, sentence_count, spoken_count, work_duration, lexicon_revision } = work
  const counts = { sentence_count, spoken_count, work_duration, lexicon_revision }
  const progress = { work_id, work_status, work_failure, ...counts }
  return { action: 'work-progress', ...progress }
}

/** Speech of a sentence: a tone of a third of a second. */
export function speechFixture(sentence_index: number): WorkSpeech {
  return {
    sentence_index,
    audio_url: toneUrl({ durationMs: 300, sampleRate: 8000, amplitude: 0.05 }),
    sentence_duration: 300,
    speechMarks: [{ word: 'We', startTime: 0, duration: 300 }],
    peaks: [0, 50, 100, 50, 0],
    melody: [],
    timing_source: 'native',
    is_duplicate: false,
  }
}
