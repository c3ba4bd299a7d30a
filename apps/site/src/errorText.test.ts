import { RequestError } from '@voice-rankings/sdk'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { answerOf } from './answerOf.ts'
import { errorText } from './errorText.ts'

const answer = (status: number, said: string) => new ErrorResponse(status, '', said)

const refuse = (status: number) =>
  Promise.reject(
    new RequestError({ status, code: 'not_found', message: 'No such voice.', issues: [], requestId: null }),
  )

describe('the error page', () => {
  it.each([401, 403])('with status %d denies access, in the words of the server', (status) => {
    expect(errorText(answer(status, 'Sign in first.'))).toEqual({ title: 'Access Denied', message: 'Sign in first.' })
    expect(errorText(answer(status, '')).message).toBe("You don't have permission to access this page.")
  })

  it('with status 404 says that the page was not found, and which', () => {
    expect(errorText(answer(404, 'Page not found: /nowhere'))).toEqual({
      title: 'Page Not Found',
      message: "Sorry, the page you are looking for doesn't exist or has been moved.",
      detail: 'Page not found: /nowhere',
    })
  })

  it.each([
    [answer(503, 'The catalogue is being prepared.'), 'The catalogue is being prepared.'],
    [answer(500, ''), 'Something went wrong. Please try again later.'],
    [new Error('socket closed'), 'socket closed'],
    [new TypeError('Failed to fetch'), 'The server could not be reached. Check the connection and try again.'],
    [new TypeError('Load failed'), 'The server could not be reached. Check the connection and try again.'],
    ['thrown text', 'Something went wrong. Please try again later.'],
  ])('otherwise an unexpected error occurred, and it may be tried again: %s', (error, message) => {
    expect(errorText(error)).toEqual({ title: 'An Unexpected Error Occurred', message, canRetry: true })
  })
})

it.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/a.js',
  'error loading dynamically imported module: https://a.example/assets/a.js',
  'Importing a module script failed.',
])('the error page of a part that did not come loads the page anew, without its address: %s', (message) => {
  expect(errorText(new TypeError(message))).toEqual({
    title: 'An Unexpected Error Occurred',
    message: 'A part of this page could not be loaded.',
    canRetry: true,
    reloads: true,
  })
})

describe('a refused call', () => {
  it('with status 404 is a page that was not found', async () => {
    await expect(answerOf(refuse(404), '/voice/a/b/c')).rejects.toMatchObject({
      data: 'Page not found: /voice/a/b/c',
      init: { status: 404 },
    })
  })

  it('keeps any other status and what the server said', async () => {
    await expect(answerOf(refuse(503), '/voices')).rejects.toMatchObject({
      data: 'No such voice.',
      init: { status: 503 },
    })
  })
})
