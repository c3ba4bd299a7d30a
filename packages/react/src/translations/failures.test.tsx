import { screen } from '@testing-library/react'
import { ConnectionError, RequestError, ResponseError, TimeoutError } from '@voice-rankings/sdk'
import { voiceFixture } from '@voice-rankings/testkit'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DownloadButton } from '../downloads/index.ts'
import { VoicePlayer } from '../player/index.ts'
import { markedMessages, unmarked } from '../testing/markedMessages.ts'
import { renderVoice } from '../testing/renderVoice.tsx'
import type { SetupOptions } from '../testing/renderVoice.tsx'

/** Errors of client or playback with English messages for developers. */
const FAILURES = [
  ['a broken connection', new ConnectionError('The server could not be reached. Check the connection and try again.')],
  ['a server that takes too long', new TimeoutError('The server did not answer completely within 10 ms. Try again.')],
  ['an answer of a proxy', new RequestError({ status: 502, code: null, message: 'Bad.', issues: [], requestId: null })],
  ['an answer that is not as promised', new ResponseError('audio: Expected string', 200)],
] as const

const setup = (node: ReactNode, handlers: SetupOptions['handlers'] = {}) =>
  renderVoice(node, { handlers, messages: markedMessages })
const button = (name: string) => screen.getByRole('button', { name: `⟦${name}⟧` })

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

async function expectTranslated(): Promise<void> {
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('⟦')
  expect(unmarked(textContent ?? '')).toBe('')
}

describe('failure messages are translated', () => {
  it.each(FAILURES)('if the player cannot generate because of %s', async (_why, error) => {
    const { user } = setup(<VoicePlayer voice={voiceFixture()} />, { 'speech.generate': () => Promise.reject(error) })
    await user.type(screen.getByRole('textbox'), ' And more.')
    await user.click(button('Generate Snippet'))
    await expectTranslated()
  })

  it.each([
    ['the connection breaks', (audio: Audio) => audio.breakDown(2)],
    ['the file cannot be read', (audio: Audio) => audio.breakDown(4)],
  ])('if a sound fails because %s', async (_why, fail) => {
    const { user, audio } = setup(<VoicePlayer voice={voiceFixture({ voice_sample_peaks: [] })} />)
    await user.click(button('Play'))
    if (audio[0]) fail(audio[0])
    await expectTranslated()
  })

  it.each(FAILURES)('if audio cannot be converted because of %s', async (_why, error) => {
    const { user } = setup(<DownloadButton voice={voiceFixture()} />, {
      'downloads.convert': () => Promise.reject(error),
    })
    await user.click(button('Download in different audio formats'))
    await user.click(screen.getByRole('menuitem', { name: /flac/i }))
    await expectTranslated()
  })
})

type Audio = ReturnType<typeof setup>['audio'][number]
