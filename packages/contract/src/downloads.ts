import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { OUTPUT_FORMATS } from './limits.ts'
import { object } from './object.ts'

/**
 * Where the audio of a snippet goes when the answer to its speech held it as `audio`: `presignedUrl` takes a PUT of exactly
 * that audio as `audio/mpeg`, and expires. It is heard at `fileUrl` once `speech.patch` has told its duration.
 */
export const presignUpload = endpoint({
  method: 'POST',
  path: '/api/v1/upload/presigned-url',
  body: object({
    directory: v.literal('snippets'),
    /** Of a snippet that the caller generated. */
    fileName: v.pipe(v.string(), v.regex(/^snippet-[\w-]{1,64}$/, 'A file name is snippet-{id}.')),
    fileType: v.literal('audio/mpeg'),
  }),
  response: object({ presignedUrl: v.string(), fileUrl: v.string() }),
  errors: ['forbidden', 'not_found', 'conflict'],
})

/** Writes stored audio in another format. */
export const convertAudio = endpoint({
  method: 'POST',
  path: '/api/v1/audio/convert',
  repeatable: true,
  body: object({
    /** The server's own; `DEFAULT_BUCKET` unless it is configured otherwise. */
    bucket: v.string(),
    /** Of a snippet or of a voice's sample: see `snippetKey` and `sampleKey`. */
    key: v.string(),
    outputFormat: v.picklist(OUTPUT_FORMATS),
  }),
  response: object({ audioBase64: v.string(), mimeType: v.string() }),
  errors: ['forbidden', 'not_found', 'too_many_requests', 'engine_failed', 'busy'],
})
