import { changeMarks, type Fault } from '../faults.ts'
import { json, type StandinAnswer, type StandinService } from '../service.ts'
import { resample, type SpokenText, wavOf } from '../speak.ts'

/** Enums, by whose place the official client names their values. */
const GENDERS = ['SSML_VOICE_GENDER_UNSPECIFIED', 'MALE', 'FEMALE', 'NEUTRAL']
const LINEAR16 = ['LINEAR16', 1]
const SSML_MARK = ['SSML_MARK', 1]

const VOICES = [
  { name: 'en-US-Neural2-Testvoice', languageCodes: ['en-US'], ssmlGender: 'FEMALE' },
  { name: 'en-GB-Standard-T', languageCodes: ['en-GB'], ssmlGender: 'MALE' },
  { name: 'fr-FR-Wavenet-Testvoice', languageCodes: ['fr-FR'], ssmlGender: 'NEUTRAL' },
  { name: 'en-US-Studio-Testvoice', languageCodes: ['en-US'], ssmlGender: 'MALE' },
  { name: 'en-US-Chirp3-HD-Testvoice', languageCodes: ['en-US'], ssmlGender: 'FEMALE' },
  { name: 'en-US-Novelty-Testvoice', languageCodes: ['en-US'], ssmlGender: 'FEMALE' },
  { name: 'Testvoice', languageCodes: ['en-US'], ssmlGender: 'FEMALE' },
].map((voice) => ({ ...voice, naturalSampleRateHertz: 24_000 }))

/** Body of an error in Google's form, `google.rpc.Status`. */
const error = (code: number, status: string, message: string, ...details: readonly object[]) =>
  json({ error: { code, message, status, ...(details.length > 0 && { details }) } }, code)

const reason = (name: string) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: name,
  domain: 'googleapis.com',
  metadata: { service: 'texttospeech.googleapis.com' },
})

const invalid = (message: string) => error(400, 'INVALID_ARGUMENT', message)

function refusal(fault: Fault): StandinAnswer | undefined {
  switch (fault) {
    case 'wrong key':
      return error(
        400,
        'INVALID_ARGUMENT',
        'API key not valid. Please pass a valid API key.',
        reason('API_KEY_INVALID'),
      )
    case 'no money':
      return error(
        403,
        'PERMISSION_DENIED',
        'This API method requires billing to be enabled. Please enable billing on project #1.',
        reason('BILLING_DISABLED'),
      )
    case 'too long':
      return invalid(
        'Either `input.text` or `input.ssml` is longer than the limit of 5000 bytes. This limit is different from quotas.',
      )
    case 'throttled':
      return error(429, 'RESOURCE_EXHAUSTED', "Quota exceeded for quota metric 'All requests' per minute.", {
        '@type': 'type.googleapis.com/google.rpc.RetryInfo',
        retryDelay: '7s',
      })
    case 'too many at once':
      return error(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).')
    case 'unknown voice':
      return invalid("Voice 'en-US-Neural2-Gone' does not exist. Is it misspelled?")
    case 'server error':
      return error(500, 'INTERNAL', 'Internal error encountered.')
    default:
      return undefined
  }
}

interface SynthesisOrder {
  input: { text?: string; ssml?: string }
  voice: { name: string; languageCode: string }
  audioConfig: { audioEncoding: string | number; sampleRateHertz?: number; speakingRate?: number }
  enableTimePointing?: readonly (string | number)[]
}

/** Google Cloud Text-to-Speech, with enums by name, or by number as its official client sends them. */
export const google: StandinService = {
  name: 'google',
  keyOf: ({ headers }) => headers['x-goog-api-key'],
  refusal,
  async answer({ path, query, text }, { speak, fault }) {
    if (/^\/v1(beta1)?\/voices$/.test(path)) {
      const byNumber = query.get('$alt')?.includes('enum-encoding=int')
      const voices = VOICES.map((voice) => ({
        ...voice,
        ssmlGender: byNumber ? GENDERS.indexOf(voice.ssmlGender) : voice.ssmlGender,
      }))
      return json({ voices })
    }
    if (!/^\/v1(beta1)?\/text:synthesize$/.test(path)) return error(404, 'NOT_FOUND', `Not found: ${path}`)
    const { input, voice, audioConfig, enableTimePointing = [] } = JSON.parse(text) as SynthesisOrder
    const { ssml = '' } = input
    const known = VOICES.find(({ name }) => name === voice.name)
    if (!known) return invalid(`Voice '${voice.name}' does not exist. Is it misspelled?`)
    if (!voice.name.startsWith(voice.languageCode)) {
      return invalid(`Requested language code '${voice.languageCode}' doesn't match the voice '${voice.name}''s one.`)
    }
    if (!LINEAR16.includes(audioConfig.audioEncoding)) return invalid('This stand-in speaks LINEAR16 only.')
    if (Buffer.byteLength(input.text ?? ssml) > 5000) return refusal('too long') ?? invalid('Too long.')
    if (ssml.includes('<mark') && voice.name.includes('-Studio-')) {
      return invalid('`<mark>` tags are not currently supported by Studio voices.')
    }
    const { plain, marks } = input.text === undefined ? readSsml(ssml) : { plain: input.text, marks: [] }
    const said = await speak({
      text: plain,
      gender: known.ssmlGender === 'MALE' ? 'male' : 'female',
      languageCode: voice.languageCode,
      speed: audioConfig.speakingRate ?? 1,
    })
    const sound = resample(said, audioConfig.sampleRateHertz ?? 24_000)
    const file =
      fault === 'broken audio'
        ? Buffer.from('RIFF and no more')
        : wavOf(fault === 'empty audio' ? { ...sound, samples: new Float32Array() } : sound)
    const wantsTimes = path.startsWith('/v1beta1/') && enableTimePointing.some((type) => SSML_MARK.includes(type))
    return json({
      audioContent: file.toString('base64'),
      ...(path.startsWith('/v1beta1/') && { timepoints: wantsTimes ? timepointsOf(plain, marks, said, fault) : [] }),
    })
  },
}

interface Mark {
  readonly name: string
  /** Place in the plain text. */
  readonly offset: number
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text and marks of SSML without other tags. */
function readSsml(ssml: string): { plain: string; marks: Mark[] } {
  let plain = ''
  const marks: Mark[] = []
  for (const [part, name, tag, entity] of ssml.matchAll(/<mark name="([^"]*)"\/>|(<[^>]*>)|&(\w+);|[^<&]+/g)) {
    if (name !== undefined) marks.push({ name, offset: plain.length })
    else if (entity !== undefined) plain += ENTITIES[entity] ?? ''
    else if (tag === undefined) plain += part
  }
  return { plain, marks }
}

/** The time of each mark: the start of the word that it stands before. */
function timepointsOf(plain: string, marks: readonly Mark[], { words }: SpokenText, fault: Fault | undefined) {
  const offsets = [...plain.matchAll(/\S+/gu)].map(({ index }) => index)
  const timed = marks.flatMap(({ name, offset }) => {
    const word = words[offsets.findIndex((start) => start >= offset)]
    return word ? [{ name, startMs: word.startMs, endMs: word.endMs }] : []
  })
  return changeMarks(timed, fault).map(({ name, startMs }) => ({ markName: name, timeSeconds: startMs / 1000 }))
}
