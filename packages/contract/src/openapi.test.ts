import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { openapiDocument } from './openapi.ts'

const document = openapiDocument('1.2.3')

describe('the OpenAPI document', () => {
  it('names every call of the API once', () => {
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((call) => call.operationId))
    expect(ids.toSorted()).toEqual(Object.keys(api).toSorted())
  })

  it('says which path parameters a voice needs', () => {
    const call = document.paths[api.getVoice.path]?.['get']
    expect(call?.parameters.map(({ name, in: where, required }) => ({ name, where, required }))).toEqual([
      { name: 'voice_service', where: 'path', required: true },
      { name: 'voice_gender', where: 'path', required: true },
      { name: 'voice_speaker_id', where: 'path', required: true },
    ])
  })

  it('asks for text and voice to speak, and lets the rest be left out', () => {
    const schema = document.paths[api.generateSpeech.path]?.['post']?.requestBody?.content['application/json'].schema
    expect(schema?.required).toEqual(['text', 'voice_id'])
  })

  it('names every error a call can answer under its status', () => {
    const responses = document.paths[api.generateSpeech.path]?.['post']?.responses
    expect(responses?.['422']?.description).toBe('invalid_fields, text_too_long, text_unspeakable')
    expect(responses?.['429']?.description).toBe('hold')
  })
})
