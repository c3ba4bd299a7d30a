import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArguments, readConfig, SETTINGS, settingsHelp } from './config.ts'
import { parseTrustedProxies } from './trustedProxies.ts'

describe('readConfig', () => {
  it('reads settings of single providers', () => {
    const { speechServers, speechBlends, providerConcurrency, voicePrices } = readConfig({
      SPEECH_SERVERS: 'kokoro=http://127.0.0.1:8880/v1, lab=https://lab.example/v1',
      SPEECH_BLENDS: 'kokoro, lab',
      PROVIDER_CONCURRENCY: '2,elevenlabs=5',
      VOICE_PRICES: 'elevenlabs=180,polly/neural=16',
    })
    expect(speechServers).toEqual([
      { name: 'kokoro', url: 'http://127.0.0.1:8880/v1' },
      { name: 'lab', url: 'https://lab.example/v1' },
    ])
    expect(speechBlends).toEqual(['kokoro', 'lab'])
    expect(providerConcurrency).toEqual({ all: 2, own: new Map([['elevenlabs', 5]]) })
    expect(voicePrices).toEqual(
      new Map([
        ['elevenlabs', 180],
        ['polly/neural', 16],
      ]),
    )
  })

  it.each([
    'https://blog.example',
    'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
    'moz-extension://6e6b2a3c-53a6-4f43-9d3a-0a2d3cf6f0aa',
  ])('accepts %s in EMBED_ORIGINS', (origin) => {
    const { embedOrigins } = readConfig({ EMBED_ORIGINS: `https://shop.example, ${origin}` })
    expect(embedOrigins).toEqual(['https://shop.example', origin])
  })

  it('returns the default settings when no variable is set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: resolve('.data'),
      piperVoices: undefined,
      piperModelsAtOnce: 3,
      databaseUrl: undefined,
      trustedProxies: parseTrustedProxies(''),
      redisUrl: undefined,
      oidcIssuer: undefined,
      oidcClientId: undefined,
      oidcClientSecret: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      embedOrigins: [],
      providerIcons: undefined,
      flagsDir: undefined,
      passwordLog2n: 15,
      signUpCredits: 10_000,
      holdLimit: 20,
      holdNetworkLimit: 200,
      holdWindow: 3600,
      engines: undefined,
      openAiKey: undefined,
      openAiUrl: undefined,
      speechServers: [],
      speechBlends: [],
      elevenLabsKey: undefined,
      azureKey: undefined,
      azureRegion: undefined,
      pollyKeyId: undefined,
      pollySecret: undefined,
      pollyRegion: 'us-east-1',
      googleKey: undefined,
      deepgramKey: undefined,
      cartesiaKey: undefined,
      providerUrls: new Map(),
      providerConcurrency: { all: 2, own: new Map() },
      voicePrices: new Map(),
      creditPrice: 0,
      measurePaidVoices: 'previews',
      measureBudget: 10_000,
      driftBudget: 10_000,
      chatUrl: undefined,
      chatKey: undefined,
      chatModel: '',
      chatCredits: 1,
      chatConcurrency: 4,
      fetchArticles: 'on',
      fetchPorts: [80, 443],
      speechWait: 120,
      masteringWorkers: 0,
      s3Endpoint: undefined,
      s3Bucket: '',
      s3Region: 'us-east-1',
      s3AccessKeyId: '',
      s3SecretAccessKey: '',
      snippetUpload: 'server',
      bucket: 'summme-tts',
      ffmpeg: 'ffmpeg',
      metricsToken: undefined,
      logFormat: 'auto',
      log: 'info',
    })
  })

  it.each([
    ['PORT', 'eighty', 'PORT is "eighty": write a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1": write a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536": write a whole number from 0 to 65535.'],
    ['PORT', '3e3', 'PORT is "3e3": write a whole number from 0 to 65535.'],
    ['SNIPPET_UPLOAD', 'nobody', 'SNIPPET_UPLOAD is "nobody": write one of server, client.'],
    ['BUCKET', 'My Bucket', 'BUCKET is "My Bucket": write 3 to 63 lower-case letters, digits, dots and dashes.'],
    [
      'SPEECH_SERVERS',
      'http://127.0.0.1:8880',
      'SPEECH_SERVERS is "http://127.0.0.1:8880": write pairs such as kokoro=http://127.0.0.1:8880/v1, separated by commas.',
    ],
    [
      'SPEECH_SERVERS',
      'polly=http://127.0.0.1:8880',
      'SPEECH_SERVERS is "polly=http://127.0.0.1:8880": write another name in place of polly: letters and digits, and no name of an engine.',
    ],
    [
      'SPEECH_BLENDS',
      'Kokoro 1',
      'SPEECH_BLENDS is "Kokoro 1": write names of servers such as kokoro, separated by commas.',
    ],
    ['PROVIDER_CONCURRENCY', 'many', 'PROVIDER_CONCURRENCY is "many": write a whole number from 1 to 100.'],
    [
      'VOICE_PRICES',
      'polly=cheap',
      'VOICE_PRICES is "polly=cheap": write prices of a million units, such as elevenlabs=180.',
    ],
    ['FETCH_ARTICLES', 'yes', 'FETCH_ARTICLES is "yes": write one of on, off.'],
    ['FETCH_PORTS', '80;443', 'FETCH_PORTS is "80;443": write ports separated by commas, such as 80,443.'],
    ['HOST', 'my host', 'HOST is "my host": write a host name or an IP address, such as 127.0.0.1.'],
    [
      'PUBLIC_URL',
      'voices',
      'PUBLIC_URL is "voices": write an address such as https://voices.example, or leave it unset.',
    ],
    [
      'DATABASE_URL',
      'mysql://localhost/voices',
      'DATABASE_URL is "mysql://localhost/voices": write an address such as postgres://user:password@localhost:5432/voices, or leave it unset.',
    ],
    ...[
      'https://{host}/favicon.ico',
      'https://icons.example/',
      'file:///{host}',
      'https://i.example/{host}/{host}',
    ].map((address) => [
      'PROVIDER_ICONS',
      address,
      `PROVIDER_ICONS is "${address}": write an address such as https://icons.example/{host}.ico, or leave it unset.`,
    ]),
    ...[
      'https://blog.example/',
      'chrome-extension://*',
      'chrome-extension://abcdefghijklmnopabcdefghijklmnop/popup.html',
      'edge-extension://abcdefghijklmnopabcdefghijklmnop',
    ].map((origin) => [
      'EMBED_ORIGINS',
      origin,
      `EMBED_ORIGINS is "${origin}": write origins separated by commas, such as https://blog.example,https://shop.example.`,
    ]),
    ['OIDC_ISSUER', 'https://login.example', 'OIDC_ISSUER and OIDC_CLIENT_ID go together: set both, or neither.'],
    ...['http://login.example', 'http://127.0.0.1.evil.example', 'http://10.0.0.1'].map((issuer) => [
      'OIDC_ISSUER',
      issuer,
      `OIDC_ISSUER is "${issuer}": write an https address: http would let anybody on the network take over accounts. http is only for providers on this machine, such as http://localhost:8080.`,
    ]),
    [
      'CHAT_BASE_URL',
      'ollama',
      'CHAT_BASE_URL is "ollama": write an address such as http://127.0.0.1:11434/v1, or leave it unset.',
    ],
    ['CHAT_BASE_URL', 'http://127.0.0.1:11434/v1', 'CHAT_BASE_URL and CHAT_MODEL go together: set both, or neither.'],
    ['CHAT_CREDITS', '-1', 'CHAT_CREDITS is "-1": write a whole number from 0 to 1000.'],
    ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL and MAIL_FROM go together: set both, or neither.'],
    ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL needs PUBLIC_URL: the links in mails begin with it.'],
    ...['voices', 'Voices <voices@example.com', 'a@example.com, b@example.com'].map((from) => [
      'MAIL_FROM',
      from,
      `MAIL_FROM is "${from}": write an address such as voices@example.com or Voice Rankings <voices@example.com>.`,
    ]),
    [
      'TRUSTED_PROXIES',
      'proxy',
      'TRUSTED_PROXIES is "proxy": write addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8.',
    ],
    [
      'ENGINES',
      'flite;espeak',
      'ENGINES is "flite;espeak": write "all", or names of speech engines separated by commas, such as flite,espeak.',
    ],
    ['MASTERING_WORKERS', '65', 'MASTERING_WORKERS is "65": write a whole number from 0 to 64.'],
    ['LOG', 'verbose', 'LOG is "verbose": write one of silent, error, info, debug.'],
  ])('rejects %s=%s and names a valid value', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message)
  })

  it.each(['short', 'with spaces in its text'])('rejects METRICS_TOKEN=%s without printing it', (token) => {
    const read = () => readConfig({ METRICS_TOKEN: token })
    expect(read).toThrow(/^METRICS_TOKEN: write at least 16 letters/)
    expect(read).not.toThrow(token)
  })

  it('reports all invalid settings in one error', () => {
    expect(() => readConfig({ PORT: 'x', LOG: 'y' })).toThrow(/^PORT is "x".*\nLOG is "y"/)
  })

  it.each([
    'http://localhost:8080',
    'http://127.0.0.1:9',
    'http://127.8.8.8',
    'http://[::1]:8080',
    'https://login.example',
  ])('accepts %s as an issuer', (issuer) =>
    expect(readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'voices' }).oidcIssuer).toBe(issuer),
  )

  it('treats empty variables as unset', () => {
    expect(readConfig({ PORT: '', LOG: ' ' })).toEqual(readConfig({}))
  })

  it('lists every setting in settingsHelp', () => {
    const help = settingsHelp()
    for (const { env, description } of Object.values(SETTINGS)) {
      expect(help).toContain(env)
      expect(help).toContain(description)
    }
  })
})

describe('readArguments', () => {
  it('accepts --help', () => expect(readArguments(['--help'])).toEqual({ help: true }))

  it('rejects unknown arguments', () => {
    expect(() => readArguments(['--port', '80'])).toThrow('settings are environment variables')
  })
})
