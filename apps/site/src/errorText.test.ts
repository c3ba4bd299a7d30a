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

describe('errorText', () => {
  it.each([
    [401, 'Log in to see this page.'],
    [403, "You don't have permission to access this page."],
  ])("denies access with the server's text, or its own, for status %d", (status, own) => {
    expect(errorText(answer(status, 'Sign in first.'))).toEqual({ title: 'Access Denied', message: 'Sign in first.' })
    expect(errorText(answer(status, '')).message).toBe(own)
  })

  it('names the missing page for status 404', () => {
    expect(errorText(answer(404, '/nowhere'))).toEqual({
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
  ])('reports an unexpected error that can be retried: %s', (error, message) => {
    expect(errorText(error)).toEqual({ title: 'An Unexpected Error Occurred', message, canRetry: true })
  })
})

it.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/a.js',
  'error loading dynamically imported module: https://a.example/assets/a.js',
  'Importing a module script failed.',
])('errorText of a failed chunk offers a reload and hides the address: %s', (message) => {
  expect(errorText(new TypeError(message))).toEqual({
    title: 'An Unexpected Error Occurred',
    message: 'A part of this page could not be loaded.',
    canRetry: true,
    reloads: true,
  })
})

describe('answerOf with a failed call', () => {
  it('turns status 404 into a missing page', async () => {
    await expect(answerOf(refuse(404), '/voice/a/b/c')).rejects.toMatchObject({
      data: '/voice/a/b/c',
      init: { status: 404 },
    })
  })

  it("keeps any other status and the server's text", async () => {
    await expect(answerOf(refuse(503), '/voices')).rejects.toMatchObject({
      data: 'No such voice.',
      init: { status: 503 },
    })
  })
})
