import type { ErrorCode } from '../errors.ts'
import { BODY_LIMIT_BYTES } from '../limits.ts'
import { TEXT_LIMITS } from '../textLimit.ts'

/** Documentation of an error. */
export interface ErrorText {
  /** Cause. */
  readonly when: string
  /** Advice for the caller. */
  readonly remedy: string
  /** Example message. */
  readonly message: string
}

/** Documentation of every error; a missing one does not compile. */
export const errorTexts: Readonly<Record<ErrorCode, ErrorText>> = {
  invalid_request: {
    when: 'The body is not readable.',
    remedy: 'Send valid JSON.',
    message: 'The body is not valid JSON.',
  },
  login_required: {
    when: 'The call needs a login, or the bearer token has expired.',
    remedy: 'Log in or renew the bearer token, and send the call again.',
    message: 'Only logged-in users can do this. Log in and try again.',
  },
  credits_used_up: {
    when: 'The text costs more than the remaining credits.',
    remedy: 'Shorten the text, or ask the operator for more credits.',
    message:
      'This text costs 87 credits; you have 12. Shorten the text, or ask the operator of this server for more credits.',
  },
  forbidden: {
    when: 'The caller lacks permission, or the request came with cookies from a page of another site.',
    remedy: 'Do not repeat the call. Programs send the header `Origin` of this server with their cookies.',
    message: 'This request came from another site. Send it from a page of this one.',
  },
  not_found: {
    when: 'It does not exist, or the caller may not see it.',
    remedy: 'Check the id. It may have been deleted.',
    message: 'This voice is not in the catalogue. Search the catalogue for available voices.',
  },
  conflict: {
    when: 'The request conflicts with existing data.',
    remedy: 'Read the existing data, and change the request.',
    message: 'The request conflicts with existing data.',
  },
  body_too_large: {
    when: `The body is larger than ${BODY_LIMIT_BYTES} bytes.`,
    remedy: 'Send a smaller body.',
    message: `The body is larger than ${BODY_LIMIT_BYTES} bytes. Send a smaller body.`,
  },
  unsupported_type: {
    when: 'The body is not declared as JSON.',
    remedy: 'Send the header `Content-Type: application/json`.',
    message: 'Send the body as JSON, with the header "Content-Type: application/json".',
  },
  invalid_fields: {
    when: 'A field is missing or invalid; `issues` lists each.',
    remedy: 'Correct the fields listed in `issues`.',
    message: 'page: Invalid value: Expected >=1 but received 0',
  },
  text_too_long: {
    when: 'The text exceeds the character limit of the account level, or two minutes of speech.',
    remedy: `Shorten the text: ${TEXT_LIMITS.free} characters, or ${TEXT_LIMITS.paid} above level 0.`,
    message: `Text exceeds character limit by 20 characters. Shorten it to ${TEXT_LIMITS.free} characters or fewer.`,
  },
  text_unspeakable: {
    when: 'The text has no words that this voice can speak.',
    remedy: 'Write some words in a language of the voice.',
    message: 'The text has no words to speak. Write some words.',
  },
  hold: {
    when: 'The visitor has reached the generate limit.',
    remedy: 'Wait until `data.holdEndTime`, or log in: users have no hold.',
    message: 'Generate limit reached.',
  },
  too_many_requests: {
    when: 'Too many calls, or too many waiting texts of one network.',
    remedy: 'Wait for the seconds in the header `Retry-After`.',
    message: 'Too many attempts. Wait a minute and try again.',
  },
  internal: {
    when: 'An internal error of the server.',
    remedy: 'Try again; if it happens again, report the `request_id`.',
    message: 'Something went wrong in the server. Try again. If it happens again, report the id.',
  },
  engine_failed: {
    when: 'The speech engine or the converter failed or took too long.',
    remedy: 'Try again, or another voice or format.',
    message: 'The speech engine stopped while it spoke. Try again, or choose another voice.',
  },
  busy: {
    when: 'The queue is full, or the storage is unreachable.',
    remedy: 'Wait for the seconds in the header `Retry-After`.',
    message: 'The server cannot reach its storage at the moment. Try again soon.',
  },
  starting: {
    when: 'The server is starting.',
    remedy: 'Wait for the seconds in the header `Retry-After`.',
    message: 'The server is starting. Try again in a moment.',
  },
}
