import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { OUTPUT_FORMATS } from './limits.ts'
import { object } from './object.ts'
import { AccessParameter } from './shareKinds.ts'

/**
 * Upload address for the audio of a snippet whose speech answer contained it as `audio`: `presignedUrl` accepts a PUT
 * of exactly that audio as `audio/mpeg`, and expires. The audio is served at `fileUrl` once `speech.patch` has reported
 * its duration.
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

/** Converts stored audio to another format. */
export const convertAudio = endpoint({
  method: 'POST',
  path: '/api/v1/audio/convert',
  repeatable: true,
  body: object({
    /** Bucket of the server, `DEFAULT_BUCKET` unless configured otherwise. */
    bucket: v.string(),
    /** Key of a snippet or of a voice's sample: see `snippetKey` and `sampleKey`. */
    key: v.string(),
    outputFormat: v.picklist(OUTPUT_FORMATS),
    access: AccessParameter,
  }),
  response: object({ audioBase64: v.string(), mimeType: v.string() }),
  errors: ['forbidden', 'not_found', 'too_many_requests', 'engine_failed', 'busy'],
})
