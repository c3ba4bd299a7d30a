import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type CallName, callsByName } from './callsByName.ts'
import type { Endpoint } from './endpoint.ts'
import { isFile } from './isFile.ts'
import { ErrorBody, ERROR_STATUS } from './errors.ts'
import { exampleOf } from './openapi/callExamples.ts'
import { curlCommand } from './openapi/curlCommand.ts'
import { errorsOf } from './openapi/errorsOf.ts'
import { fieldTexts } from './openapi/fieldTexts.ts'
import { openapiDocument, type OpenApiOperation, signInCommand } from './openapi.ts'

const SERVER = 'http://127.0.0.1:3000'
const documentOf = () => openapiDocument('1.2.3')
const names = Object.keys(callsByName) as CallName[]
const operationsOf = () =>
  new Map<string, OpenApiOperation>(
    Object.values(documentOf().paths).flatMap((path) =>
      Object.values(path).map((call) => [call.operationId, call] as const),
    ),
  )

/** All field names in the document, with their descriptions. */
function fieldsOf(node: unknown): [name: string, text: unknown][] {
  if (typeof node !== 'object' || node === null) return []
  const { properties } = node as { properties?: Record<string, { description?: string }> }
  const own = Object.entries(properties ?? {}).map(([name, schema]) => [name, schema.description] as [string, unknown])
  return [...own, ...Object.values(node).flatMap(fieldsOf)]
}

/** All texts about the API in the document, without values. */
function textsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (['default', 'enum', 'example', 'value'].includes(key)) return []
    return typeof value === 'string' ? [value] : textsOf(value)
  })
}

/** Doc comments of the client's methods in `api.ts`, as shown by editors. */
const COMMENTS = new Map(
  [...readFileSync(new URL('api.ts', import.meta.url), 'utf8').matchAll(/^ {2}(\w+): \{\n([^]*?)^ {2}\}/gm)].flatMap(
    ([, group = '', calls = '']) =>
      [...calls.matchAll(/\/\*\* (.*)\. \*\/\n\s*(\w+)/g)].map(
        ([, comment, method = '']) => [`${group}.${method}`, comment] as const,
      ),
  ),
)

it.each(names)('the doc comment of %s equals its summary in the documentation', (name) => {
  expect(COMMENTS.get(name)).toBe(operationsOf().get(name)?.summary)
})

describe('the OpenAPI document', () => {
  it('is valid by the OpenAPI 3.1 specification', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone({ ...documentOf() }))
    expect([valid, errors]).toEqual([true, undefined])
    expect(validator.version).toBe('3.1')
  })

  it.each([
    ['https://voices.example', '__Host-session'],
    ['http://127.0.0.1:3000', 'session'],
  ])('of %s names its session cookie %s', (server, cookie) => {
    const { servers, components } = openapiDocument('1.2.3', server)
    expect(servers).toEqual([{ url: server }])
    expect(components.securitySchemes).toMatchObject({ session: { name: cookie } })
  })

  it('has its examples preceded by a command that creates an account on that server', () => {
    expect(signInCommand('https://voices.example').split(' \\\n')).toEqual([
      "curl -s -c cookies.txt -H 'Origin: https://voices.example'",
      "  -d intent=create -d email=me@example.com -d password='choose one' 'https://voices.example/api/v1/login'",
    ])
  })

  it('has no empty text and no missing reference', () => {
    const texts = textsOf(documentOf())
    expect(texts).not.toContain('')
    const references = texts.filter((text) => text.startsWith('#/'))
    const targets = Object.entries(documentOf().components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    )
    expect(targets).toEqual(expect.arrayContaining([...new Set(references)]))
  })

  it('describes a form with a file in a type of its own, and all other bodies as JSON', () => {
    const form = operationsOf().get('recordings.align')?.requestBody?.content ?? {}
    const json = operationsOf().get('favorites.set')?.requestBody?.content ?? {}
    expect([Object.keys(form), Object.keys(json)]).toEqual([['multipart/form-data'], ['application/json']])
    expect(form['multipart/form-data']?.schema.properties).toMatchObject({
      audio: { type: 'string', contentMediaType: 'application/octet-stream' },
      text: { type: 'string' },
    })
  })

  it('contains every call once', () => {
    expect([...operationsOf().keys()].toSorted()).toEqual(names.toSorted())
  })

  it('lists the path parameters of a voice', () => {
    expect(
      operationsOf()
        .get('voices.get')
        ?.parameters.map(({ name, in: where, required }) => [name, where, required]),
    ).toEqual([
      ['voice_service', 'path', true],
      ['voice_gender', 'path', true],
      ['voice_speaker_id', 'path', true],
    ])
  })

  it('requires text and voice for speech and makes the rest optional', () => {
    const schema = operationsOf().get('speech.generate')?.requestBody?.content['application/json']?.schema
    expect(schema?.required).toEqual(['text', 'voice_id'])
  })

  it('lists every error of a call under its status', () => {
    const responses = operationsOf().get('speech.generate')?.responses
    expect(responses?.['422']?.description).toBe('invalid_fields, text_too_long, text_unspeakable')
    expect(responses?.['429']?.description).toBe('hold, too_many_requests')
  })

  it.each([
    ['server.health', ['internal']],
    ['voices.get', ['login_required', 'not_found', 'internal', 'busy', 'starting']],
    ['voices.map', ['login_required', 'invalid_fields', 'too_many_requests', 'internal', 'busy', 'starting']],
    [
      'collections.add',
      [
        'invalid_request',
        'login_required',
        'forbidden',
        'not_found',
        'body_too_large',
        'unsupported_type',
        'invalid_fields',
        'internal',
        'busy',
        'starting',
      ],
    ],
  ] as const)('lists the errors of %s by status', (name, codes) => {
    expect(errorsOf(callsByName[name])).toEqual(codes)
  })

  it.each([
    ['voices.search', [{}, { session: [] }, { bearer: [] }]],
    ['collections.list', [{ session: [] }, { bearer: [] }]],
    ['account.export', [{ session: [] }]],
  ] as const)('tells who may make the call %s', (name, security) => {
    expect(operationsOf().get(name)?.security).toEqual(security)
  })

  it('has Retry-After with the statuses after which a call is repeated', () => {
    const responses = operationsOf().get('speech.generate')?.responses ?? {}
    const withHeader = Object.entries(responses).filter(([, { headers }]) => headers?.['Retry-After'])
    expect(withHeader.map(([status]) => status)).toEqual(['429', '503'])
    expect(responses['429']?.headers?.['Retry-After']).toEqual({ $ref: '#/components/headers/RetryAfter' })
  })

  it('has the fields of an error in its example: the end of a hold, and an invalid field', () => {
    const responses = operationsOf().get('speech.generate')?.responses ?? {}
    const data = (status: string, code: string) =>
      responses[status]?.content['application/json'].examples?.[code]?.value
    expect(data('429', 'hold')).toMatchObject({ data: { holdEndTime: expect.stringMatching(/^2026-/) } })
    expect(data('429', 'too_many_requests')).not.toHaveProperty('data.holdEndTime')
    const field = data('422', 'invalid_fields') as { message: string; issues: unknown }
    const [path, message] = field.message.split(': ')
    expect(field.issues).toEqual([{ path, message }])
    expect(data('422', 'text_too_long')).not.toHaveProperty('issues')
  })

  it('has each call in the feature of its group, with its command', () => {
    const { tags } = documentOf()
    for (const [name, { tags: own, 'x-codeSamples': samples, requestBody }] of operationsOf()) {
      expect(own).toHaveLength(1)
      expect(tags.map((tag) => tag.name)).toContain(own[0])
      expect(samples).toEqual([{ lang: 'Shell', label: 'curl', source: curlCommand(name as CallName, SERVER) }])
      expect(requestBody?.required ?? true).toBe(true)
    }
    expect(operationsOf().get('collections.add')?.tags).toEqual(operationsOf().get('collections.list')?.tags)
    expect(operationsOf().get('voices.get')?.tags).not.toEqual(operationsOf().get('collections.list')?.tags)
  })

  it('has readiness answered before the server is ready, with its example', () => {
    const { 200: ready, 503: early } = operationsOf().get('server.readiness')?.responses ?? {}
    const example = ready?.content['application/json'].example
    expect(early?.content['application/json'].example).toMatchObject({
      ready: false,
      message: expect.stringMatching(/^[A-Z].*\.$/),
      voices_done: 0,
    })
    expect(Object.keys(early?.content['application/json'].example as object)).toEqual(Object.keys(example as object))
    expect(operationsOf().get('server.health')?.responses).not.toHaveProperty('503')
  })

  it('has the allowances in the headers of the calls that report them', () => {
    const telling = [...operationsOf()].flatMap(([name, { responses }]) => (responses['200']?.headers ? [name] : []))
    expect(telling.toSorted()).toEqual(['account.status', 'speech.generate'])
    expect(operationsOf().get('account.status')?.responses['200']?.headers).toEqual({
      'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
      RateLimit: { $ref: '#/components/headers/RateLimit' },
    })
    for (const { schema } of Object.values(documentOf().components.headers)) expect(schema).toEqual({ type: 'string' })
  })

  it('describes a request as it is sent, before the server reads it', () => {
    const [paths] = operationsOf().get('voices.samples')?.parameters ?? []
    expect(paths).toMatchObject({ name: 'paths', required: true })
    expect(paths?.schema).toEqual({ type: 'string' })
    const entry = operationsOf().get('lexicon.save')?.requestBody?.content['application/json']?.schema
    expect(entry?.properties?.['term']).toEqual({ type: 'string', description: expect.any(String) })
  })

  it('requires the parameters of a query that the schema requires, and gives examples', () => {
    const parametersOf = (name: CallName) =>
      operationsOf()
        .get(name)
        ?.parameters.map(({ name, in: where, required, example }) => [name, where, required, example])
    expect(parametersOf('account.checkUsername')).toEqual([['username', 'query', true, expect.any(String)]])
    expect(parametersOf('collections.list')).toEqual([
      ['voice_id', 'query', false, 'flite-slt--base'],
      ['with_voices', 'query', false, 'true'],
    ])
    expect(
      operationsOf()
        .get('voices.search')
        ?.parameters.find(({ name }) => name === 'page'),
    ).not.toHaveProperty('example')
  })

  it('describes every field and no other', () => {
    const fields = fieldsOf(documentOf())
    expect([...new Set(fields.flatMap(([name, text]) => (typeof text === 'string' ? [] : [name])))]).toEqual([])
    const parameters = [...operationsOf().values()].flatMap((call) => call.parameters.map(({ name }) => name))
    const used = new Set([...fields.map(([name]) => name), ...parameters])
    expect(Object.keys(fieldTexts).filter((name) => !used.has(name))).toEqual([])
  })

  it('describes every parameter', () => {
    const silent = [...operationsOf().values()].flatMap((call) =>
      call.parameters.flatMap(({ name, description }) => (description === undefined ? [name] : [])),
    )
    expect(silent).toEqual([])
  })
})

describe.each(names)('the example of %s', (name) => {
  const call: Endpoint = callsByName[name]
  const { request, response } = exampleOf(name)

  it('has a valid request without further fields', () => {
    for (const part of ['params', 'query', 'body'] as const) {
      const fields = Object.fromEntries(
        // A file is shown by its name.
        Object.entries(request[part] ?? {}).map(([key, value]) => [
          key,
          isFile(call[part], key) ? new Blob([]) : value,
        ]),
      )
      const result = v.safeParse(call[part] ?? v.strictObject({}), fields)
      expect(result.issues).toBeUndefined()
      expect(Object.keys(result.output as object)).toEqual(expect.arrayContaining(Object.keys(fields)))
    }
  })

  it('has a valid response with every field', () => {
    expect(v.safeParse(call.response, response)).toMatchObject({ success: true, output: response })
    expect(v.parse(call.response, response)).toEqual(response)
  })

  it('has a body for every error, with advice', () => {
    const shown = Object.entries(operationsOf().get(name)?.responses ?? {}).flatMap(([status, { content }]) =>
      Object.entries(content['application/json'].examples ?? {}).map(([code, example]) => ({
        status,
        code,
        ...example,
      })),
    )
    expect(shown.map(({ code }) => code)).toEqual(errorsOf(call))
    for (const { status, code, value, summary, description } of shown) {
      const body = v.parse(ErrorBody, value)
      expect([body.code, Number(status)]).toEqual([code, ERROR_STATUS[code as keyof typeof ERROR_STATUS]])
      expect(body).toEqual(value)
      expect([summary, description].every((text) => text.endsWith('.'))).toBe(true)
    }
  })
})
