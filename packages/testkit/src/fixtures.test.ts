import { api, Snippet } from '@voice-rankings/contract'
import { expect, test } from 'vitest'
import { searchResultFixture } from './searchFixture.ts'
import { similarResultFixture } from './similarFixture.ts'
import { snippetFixture, speechResponseFixture, spokenSnippetFixture } from './snippetFixture.ts'
import { voiceFixture } from './voiceFixture.ts'

test.each([
  ['voice', api.voices.get.response, { voice: voiceFixture() }],
  ['search result', api.voices.search.response, searchResultFixture()],
  ['snippet', Snippet, snippetFixture()],
  ['spoken snippet', api.snippets.get.response, { snippet: spokenSnippetFixture() }],
  ['speech response', api.speech.generate.response, speechResponseFixture()],
  ['similar voices', api.voices.similar.response, similarResultFixture()],
])('the %s fixture conforms to the contract with all fields', async (_, schema, fixture) => {
  expect(await schema['~standard'].validate(fixture)).toEqual({ typed: true, value: fixture })
})
