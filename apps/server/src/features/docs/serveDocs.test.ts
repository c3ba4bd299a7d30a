import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type CallName, callsByName } from '@voice-rankings/contract'
import { EXAMPLE_VOICE, type OpenApiDocument, signInCommand } from '@voice-rankings/contract/openapi'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { makeEpub } from '../documents/testing/makeEpub.ts'
import { users } from '../../kernel/database/accountTables.ts'
import { earlyAccess } from '../../kernel/database/earlyAccessTables.ts'
import { buddySettings } from '../../kernel/database/buddyTables.ts'
import { licenses } from '../../kernel/database/licenseTables.ts'
import { encodeMp3 } from '../../kernel/audio/createMp3Writer.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { hasProgram } from '../../testing/hasProgram.ts'
import { startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { usernameKey } from '../account/usernameKey.ts'
import { startChatServer } from '../chat/testing/startChatServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { serveDocs } from './serveDocs.ts'

const names = Object.keys(callsByName) as CallName[]

const [FIRST, LAST] = [
  ['collections.create', 'collections.add', 'playlists.create'],
  ['collections.delete', 'playlists.delete', 'chats.delete', 'account.delete'],
] as const

/** All calls in a usable order: those that create something first, those that delete it last. */
const TRIED: readonly CallName[] = [
  ...FIRST,
  ...names.filter((name) => ![...FIRST, ...LAST].some((other) => other === name)),
  ...LAST,
]

/** Calls that are refused right after the one before: a text has to be spoken, and a pair to be heard. */
const LATER: ReadonlySet<CallName> = new Set(['works.export', 'blind.vote', 'blind.undo'])

/** Calls that a server without the settings of these tests refuses: mail, and a bucket. */
const SET_UP: ReadonlySet<CallName> = new Set(['earlyAccess.join', 'uploads.presign'])

function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
  return startTestServer(place, { config: testConfig(place, env) })
}

async function readDocument({ url }: RunningServer): Promise<OpenApiDocument> {
  return (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenApiDocument
}

function commandOf(document: OpenApiDocument, name: CallName): string {
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path))
  return calls.find(({ operationId }) => operationId === name)?.['x-codeSamples'][0]?.source ?? ''
}

/** Runs commands in a shell and parses their output. */
async function paste(commands: string, directory: string): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)('sh', ['-c', commands], { cwd: directory })
  return JSON.parse(stdout) as Record<string, unknown>
}

describe('the documentation of a server', () => {
  let server: RunningServer
  let document: OpenApiDocument
  let chat: Awaited<ReturnType<typeof startChatServer>>
  beforeAll(async () => {
    chat = await startChatServer()
    server = await start({ CHAT_BASE_URL: chat.url, CHAT_MODEL: 'small' })
    await server.catalogueDone
    document = await readDocument(server)
  })
  afterAll(async () => {
    await server.close()
    chat.close()
  })
  const page = async () => fetch(`${server.url}/api/v1/docs`)

  it("uses this server's address and one of its voices", () => {
    expect(document.servers).toEqual([{ url: server.url }])
    const text = JSON.stringify(document)
    expect(text).not.toContain(EXAMPLE_VOICE.voice_id)
    expect(text).toContain(`${server.url}/api/v1/voice/flite/female/slt--anna`)
  })

  it('has a page with every call, its link, its errors and its commands', async () => {
    const html = await (await page()).text()
    for (const name of names) {
      expect(html).toContain(`<article id="${name}"`)
      expect(html.split(`href="#${name}"`).length).toBeGreaterThanOrEqual(4)
    }
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
    for (const code of ['text_unspeakable', 'credits_used_up', 'hold', 'starting'])
      expect(html).toContain(`<code>${code}</code>`)
  })

  it('loads nothing from other hosts and has no inline code', async () => {
    const answer = await page()
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'")
    expect(policy).not.toContain('unsafe')
    const html = await answer.text()
    expect(html).not.toMatch(/<style|<script(?! src=")| style="| on\w+="/)
    const loaded = [...html.matchAll(/(?:src|<link rel="(?:stylesheet|preload)"[^>]* href)="([^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    expect(loaded).toEqual([
      '/fonts/geist-latin-wght-normal.woff2',
      '/fonts/bricolage-grotesque-latin-opsz-normal.woff2',
      '/api/v1/docs/docs.css',
      '/api/v1/docs/docs.js',
    ])
    const types = await Promise.all(
      loaded.map(async (path) => (await fetch(server.url + path)).headers.get('content-type')),
    )
    expect(types).toEqual(['font/woff2', 'font/woff2', 'text/css; charset=utf-8', 'text/javascript; charset=utf-8'])
  })

  it.each([
    ['leads to the guide where that is served', true],
    ['leads to no guide where none is', false],
  ])('%s', async (_what, guide) => {
    const app = new Hono<AppEnv>()
    serveDocs(app, { version: '1.0.0', services: undefined, guide })
    const html = await (await app.request('/api/v1/docs')).text()
    expect(html.includes('<a href="/docs/">Guide</a>')).toBe(guide)
  })

  it('escapes the Host header', async () => {
    const answer = await fetch(`${server.url}/api/v1/docs`, { headers: { 'x-forwarded-host': '<b>' } })
    expect(await answer.text()).not.toContain('<b>')
  })

  describe.skipIf(!hasProgram('curl'))('has commands that work as they stand', () => {
    const directory = temporaryDirectory()
    beforeAll(async () => {
      await promisify(execFile)('sh', ['-c', signInCommand(server.url)], { cwd: directory })
      // The examples of the operator's calls work for an operator only.
      const { queries } = (await server.services).database
      const [user] = await queries.update(users).set({ is_operator: true }).returning()
      // Those of the licenses need one that the user has bought.
      await queries.insert(licenses).values({
        license_id: '3mZr5LwA2nYb1g',
        plan_id: 'plus',
        account_level: 1,
        credits: 10,
        buyer_id: user?.user_id,
      })
      // Those of early access need an address with their token.
      await queries.insert(earlyAccess).values({
        email_key: 'ann@example.com',
        email: 'ann@example.com',
        language: 'en',
        token: 'q3mZr5LwA2nYb1gT0hK8Qx3vT0hK8mZr5LwA2nYb1gE',
      })
      // Those of buddies need somebody who lets others follow.
      const [bob] = await queries
        .insert(users)
        .values({
          user_id: 'bob',
          username: 'Bob',
          username_key: usernameKey('Bob'),
          user_email: 'bob@example.com',
          email_key: 'bob@example.com',
        })
        .returning()
      await queries.insert(buddySettings).values({ user_id: bob?.user_id ?? '', allow_follow: true })
      const sound = new Float32Array(16_000).fill(0.5, 4000, 12_000)
      await writeFile(join(directory, 'talk.mp3'), await encodeMp3(sound, 16_000))
      await writeFile(join(directory, 'book.epub'), makeEpub({ chapters: [{ href: 'a.xhtml', body: '<p>One.</p>' }] }))
    })

    it.each(TRIED.filter((name) => !SET_UP.has(name) && !LATER.has(name)))('%s', async (name) => {
      const answer = await paste(commandOf(document, name), directory)
      expect(answer['code']).toBeUndefined()
      expect(callsByName[name].response['~standard'].validate(answer)).not.toHaveProperty('issues')
    })

    it('uploads.presign, where clients upload the audio', async () => {
      const other = await start({ SNIPPET_UPLOAD: 'client' })
      await other.catalogueDone
      const answer = await paste(commandOf(await readDocument(other), 'uploads.presign'), temporaryDirectory())
      await other.close()
      expect(answer).toMatchObject({ presignedUrl: expect.stringContaining('/api/v1/upload/snippets/snippet-') })
    })
  })
})
