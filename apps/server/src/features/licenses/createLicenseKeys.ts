import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { errors, jwtVerify, SignJWT } from 'jose'
import { ApiError } from '../../kernel/http/apiError.ts'

/** File of the private key inside the data directory, PKCS #8 in PEM. */
const KEY_FILE = 'license-key.pem'

/** Issuer and audience of license keys: a token of another purpose is refused, even if it has the same key. */
const CLAIMS = { issuer: 'voice-rankings', audience: 'license' }

/** Contents of a license key. */
interface LicenseClaims {
  readonly license_id: string
  readonly plan_id: string
  /** Null for a license without an end. */
  readonly expires_at: Date | null
}

/**
 * License keys: JSON Web Tokens (RFC 7519) signed with Ed25519 (RFC 8037). Checking one needs neither network nor
 * database. The private key is made at the first use.
 */
export interface LicenseKeys {
  sign(claims: LicenseClaims): Promise<string>
  /** Returns the contents of a key, or throws `invalid_fields` that says what is wrong with it. */
  verify(licenseKey: string): Promise<LicenseClaims>
}

export function createLicenseKeys(dataDir: string): LicenseKeys {
  let opened: Promise<{ private: KeyObject; public: KeyObject }> | undefined
  async function open() {
    opened ??= readPrivateKey(dataDir).then((key) => ({ private: key, public: createPublicKey(key) }))
    try {
      return await opened
    } catch (error) {
      opened = undefined
      throw error
    }
  }

  return {
    async sign({ license_id, plan_id, expires_at }) {
      const token = new SignJWT({ plan: plan_id })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setIssuer(CLAIMS.issuer)
        .setAudience(CLAIMS.audience)
        .setJti(license_id)
      if (expires_at !== null) token.setExpirationTime(expires_at)
      return token.sign((await open()).private)
    },

    async verify(licenseKey) {
      const { public: key } = await open()
      try {
        const { payload } = await jwtVerify(licenseKey, key, { ...CLAIMS, algorithms: ['EdDSA'] })
        const { jti, plan, exp } = payload
        if (typeof jti !== 'string' || typeof plan !== 'string') throw wrongKey(CHANGED)
        return { license_id: jti, plan_id: plan, expires_at: exp === undefined ? null : new Date(exp * 1000) }
      } catch (error) {
        if (error instanceof errors.JOSEError) throw wrongKey(reasonOf(error))
        throw error
      }
    },
  }
}

const CHANGED = 'This is not a license key of this server: it is incomplete or was changed. Copy the whole key.'

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'This license key has expired.'
  if (error instanceof errors.JWTClaimValidationFailed) {
    return 'This is not a license key of this server: it was made for something else.'
  }
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return 'This is not a license key of this server: it is signed by another method.'
  }
  return CHANGED
}

/** Error for a wrong key, which is never repeated in the message. */
export function wrongKey(message: string): ApiError {
  return new ApiError('invalid_fields', message, { issues: [{ path: 'license_key', message }] })
}

/** Reads the private key, and makes it if there is none. Of several processes that make one, the first wins. */
async function readPrivateKey(dataDir: string): Promise<KeyObject> {
  const path = join(dataDir, KEY_FILE)
  let pem = await readFile(path, 'utf8').catch(missing)
  if (pem === undefined) {
    await mkdir(dataDir, { recursive: true })
    const { privateKey } = generateKeyPairSync('ed25519')
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
    // Linked instead of renamed: it fails if another process was first, and the file is complete once it has its name.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(draft)
    pem = await readFile(path, 'utf8')
  }
  // A copy of a backup may have lost the mode.
  await chmod(path, 0o600)
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${path} is not an Ed25519 key. Restore it from a backup.`)
  return key
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
