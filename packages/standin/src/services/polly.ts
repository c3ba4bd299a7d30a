import { changeMarks, type Fault } from '../faults.ts'
import { reportedPart, speedOfMarkup, wordsOfMarkup, wordsOfText } from '../markup.ts'
import { json, type StandinAnswer, type StandinService } from '../service.ts'
import { pcmOf, resample } from '../speak.ts'

const voice = (Id: string, Gender: string, LanguageCode: string, SupportedEngines: string[], more: object = {}) => ({
  Id,
  Name: `Test voice ${Id}`,
  Gender,
  LanguageCode,
  LanguageName: new Intl.DisplayNames('en', { type: 'language' }).of(LanguageCode.replace('-WLS', '')),
  SupportedEngines,
  ...more,
})

const JOANNA = voice('Joanna', 'Female', 'en-US', ['neural', 'standard', 'generative'])

/** Two pages of voices; the second has one of the first again. */
const PAGES = [
  [JOANNA, voice('Geraint', 'Male', 'en-GB-WLS', ['standard']), voice('Zhiyu', 'Female', 'cmn-CN', ['neural'])],
  [
    JOANNA,
    voice('Kajal', 'Female', 'en-IN', ['neural'], { AdditionalLanguageCodes: ['hi-IN'] }),
    voice('Gregory', 'Male', 'en-US', ['long-form']),
  ],
]
const NEXT_TOKEN = 'page+2/of=two'

/** An exception in Polly's form. */
const exception = (code: string, message: string, status = 400) =>
  json({ message }, status, { 'x-amzn-errortype': `${code}:http://internal.amazon.com/coral/com.amazonaws.polly/` })

function refusal(fault: Fault): StandinAnswer | undefined {
  switch (fault) {
    case 'wrong key':
      return exception('UnrecognizedClientException', 'The security token included in the request is invalid.', 403)
    case 'too long':
      return exception('TextLengthExceededException', 'Maximum text length has been exceeded')
    case 'throttled':
    case 'too many at once':
      return exception('ThrottlingException', 'Rate exceeded')
    case 'unknown voice':
      return exception(
        'ValidationException',
        "1 validation error detected: Value 'Gone' at 'voiceId' failed to satisfy constraint: Member must satisfy enum value set: [Joanna]",
      )
    case 'server error':
      return exception('ServiceFailureException', 'An unknown condition has caused a service failure.', 500)
    default:
      return undefined
  }
}

interface SpeechOrder {
  Engine: string
  OutputFormat: string
  SampleRate?: string
  Text: string
  TextType?: string
  VoiceId: string
  LanguageCode?: string
}

/** Amazon Polly: voices in two pages, raw samples, and word times as a second output with places in bytes. */
export const polly: StandinService = {
  name: 'polly',
  keyOf: ({ headers: { authorization } }) => /^AWS4-HMAC-SHA256 Credential=([^/]+)/.exec(authorization ?? '')?.[1],
  refusal,
  async answer({ path, query, text }, { speak, fault }) {
    if (path === '/v1/voices') {
      const token = query.get('NextToken')
      if (token === null) return json({ Voices: PAGES[0], NextToken: NEXT_TOKEN })
      if (token === NEXT_TOKEN) return json({ Voices: PAGES[1] })
      return exception('InvalidNextTokenException', 'The NextToken is invalid.')
    }
    const order = JSON.parse(text) as SpeechOrder
    const chosen = PAGES.flat().find(({ Id }) => Id === order.VoiceId)
    if (!chosen?.SupportedEngines.includes(order.Engine)) {
      return exception('EngineNotSupportedException', 'This voice does not support the selected engine.')
    }
    const isMarkup = order.TextType === 'ssml'
    const written = isMarkup ? wordsOfMarkup(order.Text) : wordsOfText(order.Text)
    const spokenText = written.map(({ word }) => word).join(' ')
    const said = await speak({
      text: spokenText,
      gender: chosen.Gender === 'Female' ? 'female' : 'male',
      languageCode: order.LanguageCode ?? chosen.LanguageCode,
      speed: isMarkup ? speedOfMarkup(order.Text) : 1,
    })
    // Tags are not billed.
    const characters = isMarkup ? spokenText.length : order.Text.length
    const headers = { 'x-amzn-requestcharacters': String(characters) }
    if (order.OutputFormat === 'pcm') {
      const pcm = pcmOf(resample(said, Number(order.SampleRate ?? 16_000)).samples)
      const body = fault === 'empty audio' ? '' : fault === 'broken audio' ? pcm.subarray(0, pcm.length - 1) : pcm
      return { status: 200, headers: { 'content-type': 'audio/pcm', ...headers }, body }
    }
    if (order.Engine === 'generative') {
      return exception('ValidationException', 'This engine does not support speech marks.')
    }
    const bytesBefore = (index: number) => Buffer.byteLength(order.Text.slice(0, index))
    const words = said.words.flatMap(({ startMs, endMs }, index) => {
      const part = written[index] && reportedPart(written[index])
      return part ? [{ ...part, startMs, endMs }] : []
    })
    const marks = changeMarks(words, fault).map(({ word, index, startMs }) => {
      const start = bytesBefore(index)
      return { time: Math.round(startMs), type: 'word', start, end: start + Buffer.byteLength(word), value: word }
    })
    const body = marks.map((mark) => `${JSON.stringify(mark)}\n`).join('')
    return { status: 200, headers: { 'content-type': 'application/x-json-stream', ...headers }, body }
  },
}
