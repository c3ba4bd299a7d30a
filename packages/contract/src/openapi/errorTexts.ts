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
    when: 'The body cannot be read.',
    remedy: 'Send valid JSON.',
    message: 'The body is not valid JSON.',
  },
  login_required: {
    when: 'The call is for signed-in users, or the bearer that was sent has expired.',
    remedy: 'Sign in, or get another bearer, and send the call again.',
    message: 'Log in to do this.',
  },
  credits_used_up: {
    when: 'The text costs more credits than are left.',
    remedy: 'Speak a shorter text, or ask the operator for credits.',
    message:
      'This text takes 87 credits, and 12 are left. Shorten the text, or ask the operator of this server for more credits.',
  },
  forbidden: {
    when: 'The caller may not do this, or the request came with cookies from a page of another site.',
    remedy: 'Do not send it again. From a program, send the header `Origin` of this server with your cookies.',
    message: 'This request came from another site. Send it from a page of this one.',
  },
  not_found: {
    when: 'There is no such thing, or it is not the caller’s to see.',
    remedy: 'Check the id. It may have been removed.',
    message: 'This voice is not in the catalogue. Search it for the voices there are.',
  },
  conflict: {
    when: 'Something that is there already stands against it.',
    remedy: 'Read what there is, and send something else.',
    message: 'Something that is there already stands against this.',
  },
  body_too_large: {
    when: `The body is larger than ${BODY_LIMIT_BYTES} bytes.`,
    remedy: 'Send less at once.',
    message: `The body is larger than ${BODY_LIMIT_BYTES} bytes. Send less at once.`,
  },
  unsupported_type: {
    when: 'The body does not say that it is JSON.',
    remedy: 'Send the header `Content-Type: application/json`.',
    message: 'Send the body as JSON, with the header "Content-Type: application/json".',
  },
  invalid_fields: {
    when: 'A field is missing or not as it must be; `issues` names each.',
    remedy: 'Correct the fields that `issues` names.',
    message: 'page: Invalid value: Expected >=1 but received 0',
  },
  text_too_long: {
    when: 'The text is longer than the account level permits, or would take more than two minutes to say.',
    remedy: `Shorten it: ${TEXT_LIMITS.free} characters, or ${TEXT_LIMITS.paid} above level 0.`,
    message: `Text exceeds character limit by 20 characters. Shorten it to ${TEXT_LIMITS.free} characters or fewer.`,
  },
  text_unspeakable: {
    when: 'Nothing in the text can be spoken by this voice.',
    remedy: 'Write some words in a language of the voice.',
    message: 'The text has nothing to speak. Write some words.',
  },
  hold: {
    when: 'A visitor has had as much spoken as they may for now.',
    remedy: 'Wait until `data.holdEndTime`, or sign in: there is no hold for users.',
    message: 'Generate limit reached.',
  },
  too_many_requests: {
    when: 'The same was asked too often, or too much of one network is waiting.',
    remedy: 'Wait as many seconds as the header `Retry-After` says.',
    message: 'You tried this often. Wait a minute and try again.',
  },
  internal: {
    when: 'The server has a fault.',
    remedy: 'Try again; if it happens again, report the `request_id`.',
    message: 'Something went wrong in the server. Try again; if it happens again, report the id.',
  },
  engine_failed: {
    when: 'The engine that speaks or converts failed or took too long.',
    remedy: 'Try again, or another voice or format.',
    message: 'The speech engine stopped while it spoke. Try again, or choose another voice.',
  },
  busy: {
    when: 'Too much is waiting, or the storage cannot be reached.',
    remedy: 'Wait as many seconds as the header `Retry-After` says.',
    message: 'The server cannot reach its storage now. Try again in a moment.',
  },
  starting: {
    when: 'The server has just been started.',
    remedy: 'Wait as many seconds as the header `Retry-After` says.',
    message: 'The server is starting. Try again in a moment.',
  },
}
