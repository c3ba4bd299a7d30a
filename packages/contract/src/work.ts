import * as v from 'valibot'
import { object } from './object.ts'
import { ShareForbids } from './shareKinds.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { VoiceNames } from './voices.ts'
import { WorkProgress } from './workProgress.ts'

/** A sentence of a work: what is spoken at once, and lit word by word. */
export const WorkSentence = object({
  text: v.string(),
  /** Voice that speaks it. */
  voice_id: v.string(),
  /** Silence after it, in ms. */
  pause_after: v.number(),
  /** Milliseconds; null until it has been spoken. */
  sentence_duration: v.nullable(v.number()),
  /** Changes with the pronunciations that apply to it; absent without any. */
  pronunciation_key: v.optional(v.string()),
})
export type WorkSentence = v.InferOutput<typeof WorkSentence>

/** A paragraph of a section; its first one may be the heading. */
export const WorkParagraph = object({
  heading: v.boolean(),
  /** Name in front of the speech of a dialogue ("Anna: …"), which is not spoken; null without one. */
  speaker: v.nullable(v.string()),
  sentences: v.array(WorkSentence),
})
export type WorkParagraph = v.InferOutput<typeof WorkParagraph>

/** A section of a work, from one heading to the next. */
export const WorkSection = object({
  /** Its heading; null for text before the first one. */
  section_title: v.nullable(v.string()),
  /** Id of its own voice; null for that of the work. */
  section_voice: v.nullable(v.string()),
  paragraphs: v.array(WorkParagraph),
})
export type WorkSection = v.InferOutput<typeof WorkSection>

/** Place where a listener stopped, for a list of works. */
export const WorkPlace = object({
  /** Title of its section; null for text before the first heading. */
  section_title: v.nullable(v.string()),
  /** Milliseconds to the end of the work, pauses included; sentences that have not been spoken are estimated. */
  time_left: v.number(),
})
export type WorkPlace = v.InferOutput<typeof WorkPlace>

/** A long text with its voice. */
export const WorkSummary = object({
  ...WorkProgress.entries,
  work_title: v.string(),
  work_author: v.nullable(v.string()),
  /** BCP 47 code. */
  work_language: v.string(),
  /** Address of the article it was read from; null for a text. */
  work_source: v.nullable(v.string()),
  work_voice: VoiceNames,
  /** Place where the caller stopped listening; null when the caller has not listened to it. */
  work_place: v.nullable(WorkPlace),
  /** ISO 8601. */
  changed_at: v.string(),
})
export type WorkSummary = v.InferOutput<typeof WorkSummary>

/** Place where the caller stopped listening. */
export const WorkPosition = object({
  /** Sentence of the work, counted from 0. */
  sentence_index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Milliseconds from the beginning of its audio. */
  sentence_offset: v.pipe(v.number(), v.minValue(0)),
})
export type WorkPosition = v.InferOutput<typeof WorkPosition>

/** Voices of the speakers of a dialogue, by their names. */
export const SpeakerVoices = v.record(v.string(), v.string())
export type SpeakerVoices = v.InferOutput<typeof SpeakerVoices>

/** A work with its text. */
export const Work = object({
  ...WorkSummary.entries,
  /** Increases with each change of text or voice: sentences are addressed in one revision. */
  work_revision: v.number(),
  sections: v.array(WorkSection),
  /** All voices that speak in it. */
  voices: v.array(VoiceNames),
  /** Voices of speakers, by name; others speak with the voice of the section. */
  speaker_voices: SpeakerVoices,
  /** Credits that the sentences not yet spoken cost; an estimate for voices that are not billed by character. */
  credits_left: v.number(),
  /** Null when the caller has not listened to it. */
  position: v.nullable(WorkPosition),
  /** True when the caller may change it. */
  own: v.boolean(),
  share_forbids: ShareForbids,
})
export type Work = v.InferOutput<typeof Work>

/** Speech of one sentence of a work. */
export const WorkSpeech = object({
  sentence_index: v.number(),
  /** Address of the audio (mp3). For a private work it contains a permission to hear it: keep it private. */
  audio_url: v.string(),
  /** Milliseconds. */
  sentence_duration: v.number(),
  /** One mark per word of the sentence, in order. */
  speechMarks: v.array(SpeechMark),
  peaks: v.array(v.number()),
  /** Pitch of each peak in semitones from the median, 0 without pitch; empty for speech without pitch. */
  melody: v.array(v.number()),
  timing_source: TimingSource,
  /** True when it had been spoken before. */
  is_duplicate: v.boolean(),
})
export type WorkSpeech = v.InferOutput<typeof WorkSpeech>
