import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { type Api, type CallOutput, type ErrorBody, LICENSE_KEY_LIMIT } from '@voice-rankings/contract'
import { desc, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { creditEntries, users } from '../../kernel/database/accountTables.ts'
import { licenses } from '../../kernel/database/licenseTables.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { type DatabasePlace, onEachPlace } from '../../testing/onEachDatabase.ts'
import { type SignedIn, signIn } from '../../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { createLicenseKeys } from './createLicenseKeys.ts'
import { issueLicense, revokeLicense } from './licenseStore.ts'

type Licenses = Api['licenses']

const PLUS = { id: 'plus', name: 'Plus', level: 2, credits: 500, price: '€5' }
const PLANS = { plans: [PLUS, { id: 'yearly', name: 'Yearly', level: 1, credits: 0, days: 365 }] }

/** Writes a JSON Web Token by hand, with any header and signature. */
function tokenOf(header: object, payload: object, signature: (input: string) => Buffer | string): string {
  const input = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${input}.${Buffer.from(signature(input)).toString('base64url')}`
}

const idOf = (key: string) => decodeJwt(key).jti ?? ''

const by = (key: KeyObject) => (input: string) => sign(null, Buffer.from(input), key)

onEachPlace('licenses', (place) => {
  let server: RunningServer
  let ann: SignedIn
  const lines: string[] = []

  async function start(where: DatabasePlace) {
    const out = new PassThrough()
    out.on('data', (line: Buffer) => lines.push(line.toString()))
    const log = createLog('debug', { format: 'json', out: out as unknown as typeof process.stdout })
    return startTestServer(where, { config: { ...testConfig(where), plans: PLANS }, log })
  }

  beforeAll(async () => {
    server = await start(place())
    ann = await signIn(server, { total_credits: 100 })
  })
  afterAll(() => server.close())

  /** Issues a key as the operator does. */
  async function issue(plan: { id: string; level: number; credits: number; days?: number } = PLUS): Promise<string> {
    const { database, licenseKeys } = await server.services
    const row = await issueLicense(database.queries, { plan })
    if (!row) throw new Error('The license was not stored.')
    return licenseKeys.sign(row)
  }
  const activate = (license_key: string, { headers }: Pick<SignedIn, 'headers'> = ann) =>
    call<CallOutput<Licenses['activate']> & ErrorBody>(`${server.url}/api/v1/licenses/activate`, {
      headers,
      json: { license_key },
    })
  const list = async ({ headers }: SignedIn) =>
    (await call<CallOutput<Licenses['list']>>(`${server.url}/api/v1/licenses`, { headers })).body.licenses
  const profile = async ({ headers }: SignedIn) =>
    (await call<CallOutput<Api['account']['status']>>(`${server.url}/api/v1/user/status`, { headers })).body.user
  const own = () => createPrivateKey(readFileSync(join(place().dataDir, 'license-key.pem')))
  const publicPem = () => createPublicKey(own()).export({ type: 'spki', format: 'pem' })
  const revoke = async (key: string) => revokeLicense((await server.services).database, { licenseId: idOf(key) })

  it('have a private key that only the operator can read', async () => {
    await issue()
    const { mode } = statSync(join(place().dataDir, 'license-key.pem'))
    expect((mode & 0o777).toString(8)).toBe('600')
  })

  it('are signed by the same key after a restart, and by several processes', async () => {
    const key = await issue()
    const others = [createLicenseKeys(place().dataDir), createLicenseKeys(place().dataDir)]
    for (const other of others) expect(await other.verify(key)).toMatchObject({ plan_id: 'plus', expires_at: null })
  })

  it('raise the level and add the credits of their plan once, however often they are activated', async () => {
    const bob = await signIn(server, { total_credits: 100 })
    const key = await issue()
    const answers = await Promise.all(Array.from({ length: 8 }, () => activate(key, bob)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(answers[0]?.body.license).toMatchObject({ plan_name: 'Plus', license_state: 'active', plan_credits: 500 })
    expect(await profile(bob)).toMatchObject({ account_level: 2, total_credits: 600 })
    const { queries } = (await server.services).database
    const [entry, ...others] = await queries
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.user_id, bob.user.user_id))
      .orderBy(desc(creditEntries.credits))
    expect(entry).toMatchObject({ kind: 'grant', credits: 500, purpose: `license ${idOf(key)}` })
    expect(others.filter(({ purpose }) => purpose.startsWith('license'))).toEqual([])
  })

  it('do not lower a level that the operator has set', async () => {
    const bob = await signIn(server, { account_level: 7 })
    const key = await issue()
    await activate(key, bob)
    expect((await profile(bob))?.account_level).toBe(7)
    await revoke(key)
    expect((await profile(bob))?.account_level).toBe(7)
  })

  it('end on time, and leave their credits', async () => {
    const bob = await signIn(server, { total_credits: 0 })
    const key = await issue({ ...PLUS, days: 1 })
    await activate(key, bob)
    expect((await profile(bob))?.account_level).toBe(2)
    const { queries } = (await server.services).database
    await queries
      .update(licenses)
      .set({ expires_at: new Date() })
      .where(eq(licenses.license_id, idOf(key)))
    expect(await profile(bob)).toMatchObject({ account_level: 0, total_credits: 500 })
    expect((await list(bob))[0]?.license_state).toBe('expired')
  })

  it('end at once when they are revoked, and only their unused credits are taken back', async () => {
    const bob = await signIn(server, { total_credits: 100, voice_credits: 0 })
    const key = await issue()
    await activate(key, bob)
    const { queries } = (await server.services).database
    await queries.update(users).set({ voice_credits: 250 }).where(eq(users.user_id, bob.user.user_id))
    expect((await revoke(key))?.taken).toBe(350)
    expect(await profile(bob)).toMatchObject({ account_level: 0, total_credits: 250, voice_credits: 250 })
    expect(await revoke(key)).toBeUndefined()
  })

  it('stay used when the account is deleted', async () => {
    const bob = await signIn(server)
    const key = await issue()
    await activate(key, bob)
    const { queries } = (await server.services).database
    await queries.delete(users).where(eq(users.user_id, bob.user.user_id))
    expect((await activate(key)).status).toBe(409)
  })

  it('need a login', async () => {
    expect((await activate(await issue(), { headers: { cookie: '', origin: server.url } })).status).toBe(401)
  })

  it('are in the export of the account without their keys', async () => {
    const bob = await signIn(server)
    const key = await issue()
    await activate(key, bob)
    const exported = await call<{ licenses: unknown[] }>(`${server.url}/api/v1/user/export`, { headers: bob.headers })
    expect(exported.body.licenses).toEqual(await list(bob))
    expect(JSON.stringify(exported.body)).not.toContain(key)
  })

  describe('a forged key', () => {
    const [ED, ES, ED448] = [
      generateKeyPairSync('ed25519').privateKey,
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
      generateKeyPairSync('ed448').privateKey,
    ]
    const CLAIMS = { iss: 'voice-rankings', aud: 'license', plan: 'plus' }
    const EDDSA = { alg: 'EdDSA' }
    const withId = async (more: object = {}) => ({ ...CLAIMS, jti: idOf(await issue()), ...more })

    const FORGERIES: [what: string, forge: () => Promise<string>, status: number, message: RegExp][] = [
      [
        'without a signature (alg none)',
        async () => tokenOf({ alg: 'none' }, await withId(), () => ''),
        422,
        /another method/,
      ],
      [
        'signed by HS256 with the public key',
        async () =>
          tokenOf({ alg: 'HS256' }, await withId(), (input) =>
            createHmac('sha256', publicPem()).update(input).digest(),
          ),
        422,
        /another method/,
      ],
      ['signed by another key', async () => tokenOf(EDDSA, await withId(), by(ED)), 422, /incomplete or was changed/],
      [
        'with a changed plan',
        async () => {
          const [header, , signature] = (await issue()).split('.')
          const changed = Buffer.from(JSON.stringify(await withId({ plan: 'yearly' }))).toString('base64url')
          return [header, changed, signature].join('.')
        },
        422,
        /incomplete or was changed/,
      ],
      ['that has expired', async () => tokenOf(EDDSA, await withId({ exp: 1 }), by(own())), 422, /has expired/],
      [
        'for another audience',
        async () => tokenOf(EDDSA, await withId({ aud: 'other' }), by(own())),
        422,
        /made for something else/,
      ],
      [
        'of another issuer',
        async () => tokenOf(EDDSA, await withId({ iss: 'other' }), by(own())),
        422,
        /made for something else/,
      ],
      ['cut off at its end', async () => (await issue()).slice(0, -8), 422, /incomplete or was changed/],
      [
        'signed on the curve P-256',
        async () =>
          tokenOf({ alg: 'ES256' }, await withId(), (input) =>
            sign('sha256', Buffer.from(input), { key: ES, dsaEncoding: 'ieee-p1363' }),
          ),
        422,
        /another method/,
      ],
      [
        'signed on the curve Ed448',
        async () => tokenOf(EDDSA, await withId(), by(ED448)),
        422,
        /incomplete or was changed/,
      ],
      [
        'that was revoked',
        async () => {
          const key = await issue()
          await revoke(key)
          return key
        },
        409,
        /was revoked/,
      ],
      [
        'that another account uses',
        async () => {
          const key = await issue()
          await activate(key, await signIn(server))
          return key
        },
        409,
        /another account/,
      ],
      ['of an unknown plan', async () => issue({ ...PLUS, id: 'gone' }), 422, /plan that this server does not offer/],
      ['that is oversize', async () => `${await issue()}${'A'.repeat(LICENSE_KEY_LIMIT)}`, 422, /length/i],
      ['that is no token', async () => 'PLUS-1234-5678', 422, /incomplete or was changed/],
      ['without an id', async () => tokenOf(EDDSA, CLAIMS, by(own())), 422, /incomplete or was changed/],
      [
        'that the server has not issued',
        async () => tokenOf(EDDSA, { ...CLAIMS, jti: 'x' }, by(own())),
        404,
        /no such license/,
      ],
    ]

    it.each(FORGERIES)('%s is refused with the reason, and changes nothing', async (_what, forge, status, message) => {
      const key = await forge()
      const before = await profile(ann)
      const answer = await activate(key)
      expect(answer.status).toBe(status)
      expect([answer.body.message, ...(answer.body.issues ?? []).map((issue) => issue.message)].join()).toMatch(message)
      expect(await profile(ann)).toEqual(before)
      // Neither the answer nor the log repeats it.
      expect(JSON.stringify(answer.body)).not.toContain(key)
      expect(lines.join('')).not.toContain(key)
    })

    it('is compared with a log that has lines', () => {
      expect(lines.join('')).toContain('/api/v1/licenses/activate')
    })

    it('is refused while the genuine one works', async () => {
      const bob = await signIn(server)
      expect((await activate(tokenOf(EDDSA, await withId(), by(own())), bob)).status).toBe(200)
    })
  })
})
