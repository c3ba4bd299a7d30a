import * as v from 'valibot'
import { BookFile, BookFormat } from './books.ts'
import { endpoint } from './endpoint.ts'
import { BODY_LIMIT_BYTES, EPUB_LIMIT_BYTES, WORK_BODY_LIMIT_BYTES, WORK_LIMITS, WORK_NAME_LIMIT } from './limits.ts'
import { LEXICON_LIMITS, LexiconEntryFields } from './lexicon.ts'
import { object } from './object.ts'
import { AccessParameter } from './shareKinds.ts'
import { SPEECH_ERRORS } from './speech.ts'
import { SpeakerVoices, Work, WorkPosition, WorkSpeech, WorkSummary } from './work.ts'

const WorkName = v.pipe(v.string(), v.trim(), v.maxLength(WORK_NAME_LIMIT))
const Content = v.pipe(v.string(), v.maxLength(WORK_LIMITS.paid * 2))
const workId = object({ work_id: v.string() })
const sentenceOf = object({
  work_id: v.string(),
  sentence_index: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given) => Number(given)),
    v.integer(),
    v.minValue(0),
  ),
})

/** Lists the caller's works, last changed first. Works of a visitor belong to the device. */
export const listWorks = endpoint({
  method: 'GET',
  path: '/api/v1/works',
  response: object({ works: v.array(WorkSummary) }),
})

/**
 * Creates a work from one of `text`, `markdown`, `html` and `url`. Servers may refuse addresses: `forbidden`. Nothing is
 * spoken yet: `works.speak` speaks all of it, and `works.sentence` one sentence.
 */
export const createWork = endpoint({
  method: 'POST',
  path: '/api/v1/works',
  bodyLimitBytes: WORK_BODY_LIMIT_BYTES,
  body: object({
    voice_id: v.string(),
    /** The title of the document, or its first words, if it is absent. */
    work_title: v.optional(WorkName),
    work_author: v.optional(WorkName),
    text: v.optional(Content),
    markdown: v.optional(Content),
    html: v.optional(Content),
    /** Address of an article, which the server reads. */
    url: v.optional(v.pipe(v.string(), v.url('Write an address that begins with https://.'), v.maxLength(2000))),
    /** Its names are the speakers; without it they are found. */
    speaker_voices: v.optional(SpeakerVoices),
    /** Pronunciations of this text; the last of several for the same term, language and voice counts. */
    lexicon: v.optional(v.pipe(v.array(LexiconEntryFields), v.maxLength(LEXICON_LIMITS.entries))),
  }),
  response: object({ work: Work }),
  errors: ['not_found', 'forbidden', 'text_too_long', 'text_unspeakable', 'too_many_requests', 'conflict'],
})

/**
 * Creates a work from an EPUB (2 or 3, without copy protection): its texts in order, with a section for each entry of
 * its table of contents and for each heading.
 */
export const importWork = endpoint({
  method: 'POST',
  path: '/api/v1/works/import',
  form: true,
  bodyLimitBytes: EPUB_LIMIT_BYTES + BODY_LIMIT_BYTES,
  body: object({
    /** The file. Its name and type are ignored. */
    epub: v.blob('Send the EPUB as a file.'),
    voice_id: v.string(),
    /** The title of the book if it is absent. */
    work_title: v.optional(WorkName),
    work_author: v.optional(WorkName),
  }),
  response: object({ work: Work }),
  errors: ['not_found', 'text_too_long', 'text_unspeakable', 'too_many_requests', 'conflict'],
})

/** Returns a work with its text: to its owner, with the `access` of a share link, and to everybody if it is public. */
export const getWork = endpoint({
  method: 'GET',
  path: '/api/v1/works/{work_id}',
  params: workId,
  query: object({ access: AccessParameter }),
  response: object({ work: Work }),
  errors: ['not_found'],
})

/**
 * Changes a work of the caller: its title, author, voices, or the text of one paragraph. Sentences that stay the same
 * keep their speech. Fails with `conflict` when the work is not in `work_revision` any more.
 */
export const updateWork = endpoint({
  method: 'PATCH',
  path: '/api/v1/works/{work_id}',
  params: workId,
  body: object({
    work_revision: v.number(),
    work_title: v.optional(v.pipe(WorkName, v.minLength(1, 'Write a title.'))),
    work_author: v.optional(v.nullable(WorkName)),
    voice_id: v.optional(v.string()),
    speaker_voices: v.optional(SpeakerVoices),
    /** New voice of a section, which counts from 0; null for that of the work. */
    section: v.optional(object({ section_index: v.number(), voice_id: v.nullable(v.string()) })),
    /** New text of a paragraph, whose sections and paragraphs count from 0; empty text removes it. */
    paragraph: v.optional(
      object({ section_index: v.number(), paragraph_index: v.number(), text: v.pipe(v.string(), v.maxLength(20_000)) }),
    ),
  }),
  response: object({ work: Work }),
  errors: ['not_found', 'conflict', 'text_too_long', 'text_unspeakable'],
})

/**
 * Returns the speech of one sentence. For the owner it is spoken if it was not before; for others that is `forbidden`.
 * Fails with `conflict` when the work is not in `work_revision` any more: get the work again.
 */
export const speakSentence = endpoint({
  method: 'POST',
  path: '/api/v1/works/{work_id}/sentences/{sentence_index}',
  repeatable: true,
  params: sentenceOf,
  body: object({ work_revision: v.number(), access: AccessParameter }),
  response: WorkSpeech,
  errors: ['conflict', 'forbidden', ...SPEECH_ERRORS],
})

/** Speaks all sentences of a work of the caller in the background, also after a restart of the server. */
export const speakWork = endpoint({
  method: 'POST',
  path: '/api/v1/works/{work_id}/speak',
  access: 'user',
  repeatable: true,
  params: workId,
  response: object({ work: WorkSummary }),
  errors: ['login_required', 'not_found'],
})

/** Stops what `works.speak` began; sentences that have been spoken stay. */
export const cancelWork = endpoint({
  method: 'POST',
  path: '/api/v1/works/{work_id}/cancel',
  repeatable: true,
  params: workId,
  response: object({ work: WorkSummary }),
  errors: ['not_found'],
})

/**
 * Returns a work without its text, to show the progress of its speech. With `connection_id`, the realtime socket of that
 * id gets the progress from now on, about once a second, until the socket is closed.
 */
export const workProgress = endpoint({
  method: 'GET',
  path: '/api/v1/works/{work_id}/progress',
  params: workId,
  query: object({ connection_id: v.optional(v.string()) }),
  response: object({ work: WorkSummary }),
  errors: ['not_found'],
})

/**
 * Writes a work, all of which has been spoken, as a file. Takes about a minute for an hour of sound; `onProgress` of the
 * client reports the share that is done, and the work goes on when the client leaves: the same call then finds the
 * file. Fails with `conflict` when sentences have no speech yet: `works.speak` speaks them.
 */
export const exportWork = endpoint({
  method: 'POST',
  path: '/api/v1/works/{work_id}/export',
  repeatable: true,
  progress: true,
  params: workId,
  body: object({
    format: BookFormat,
    /** Section of an mp3, vtt or srt, counted from 0; m4b and zip have all sections. Default: the first. */
    section_index: v.optional(v.number()),
  }),
  response: BookFile,
  errors: ['not_found', 'conflict', 'too_many_requests', 'engine_failed'],
})

/** Saves the place where the caller stopped listening; with the `access` of a share link also in a work of others. */
export const saveWorkPosition = endpoint({
  method: 'PUT',
  path: '/api/v1/works/{work_id}/position',
  params: workId,
  body: object({ ...WorkPosition.entries, access: AccessParameter }),
  response: object({ position: WorkPosition }),
  errors: ['not_found'],
})

/** Deletes a work of the caller; `works.restore` undoes it within an hour. */
export const deleteWork = endpoint({
  method: 'POST',
  path: '/api/v1/works/{work_id}/delete',
  repeatable: true,
  params: workId,
  response: workId,
  errors: ['not_found'],
})

/** Restores a work that was deleted less than an hour ago. */
export const restoreWork = endpoint({
  method: 'POST',
  path: '/api/v1/works/{work_id}/restore',
  repeatable: true,
  params: workId,
  response: object({ work: WorkSummary }),
  errors: ['not_found'],
})
