import { spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askServer } from '../small/askServer.ts'
import { loadVoice } from './loadVoice.ts'

const SERVER = 'https://voices.example'
const voice = voiceFixture()
const snippet = spokenSnippetFixture({
  voice_id: voice.voice_id,
  voice_service: voice.voice_service,
  voice_gender: voice.voice_gender,
  voice_speaker_id: voice.voice_speaker_id,
})
const VOICE = `/api/v1/voice/${voice.voice_service}/${voice.voice_gender}/${voice.voice_speaker_id}`
const PATH = VOICE.slice('/api/v1/voice/'.length)
const SNIPPET = `/api/v1/voice/snippet/${snippet.voice_snippet_id}`
const NOT_FOUND = new Response('{}', { status: 404 })
const BROKEN = new Response('{}', { status: 500 })

/** Responses of the server by path; 404 by default. */
let answers: Record<string, Response | object>

beforeEach(() => {
  answers = { [VOICE]: { voice }, [SNIPPET]: { snippet } }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers[(url as string).slice(SERVER.length)] ?? NOT_FOUND
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // A new document resets the data that players share.
  vi.stubGlobal('document', document.implementation.createHTMLDocument())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = (voicePath: string | null, snippetId: string | null = null) =>
  loadVoice({ voicePath, snippetId }, (named) => askServer(document, named, `${SERVER}/`))

it('loadVoice loads the voice of a path', async () => {
  expect(await load(PATH)).toEqual({ voice, snippet: null, snippetProblem: null })
})

it('loadVoice loads a voice and its snippet', async () => {
  expect(await load(PATH, snippet.voice_snippet_id)).toEqual({ voice, snippet, snippetProblem: null })
})

it('loadVoice loads the voice of a snippet named alone', async () => {
  expect(await load(null, snippet.voice_snippet_id)).toEqual({ voice, snippet, snippetProblem: null })
})

it('loadVoice reuses a voice that another player of the page has loaded', async () => {
  await load(PATH)
  expect(await load(PATH)).toEqual({ voice, snippet: null, snippetProblem: null })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('loadVoice omits a snippet of another voice', async () => {
  answers[SNIPPET] = { snippet: { ...snippet, voice_id: 'somebody else' } }
  expect(await load(PATH, snippet.voice_snippet_id)).toEqual({ voice, snippet: null, snippetProblem: 'missing' })
})

it.each([
  ['does not exist', NOT_FOUND, 'missing'],
  ['fails to load', BROKEN, 'failed'],
])('loadVoice returns the voice even if its snippet %s', async (_, answer, snippetProblem) => {
  answers[SNIPPET] = answer
  expect(await load(PATH, snippet.voice_snippet_id)).toEqual({ voice, snippet: null, snippetProblem })
})

it.each([
  ['an unknown path', 'flite/female/nobody', null],
  ['an invalid path', 'nothing', null],
  ['an unknown snippet', null, 'nothing'],
  ['nothing', null, null],
])('loadVoice returns null for %s', async (_, path, id) => {
  expect(await load(path, id)).toBeNull()
})

it('loadVoice rejects if the server fails', async () => {
  answers[VOICE] = BROKEN
  await expect(load(PATH)).rejects.toThrow('The server answered with status 500.')
})
