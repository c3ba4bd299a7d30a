import type { Standin } from '@voice-rankings/standin'

/** Settings of a server, as environment variables, whose providers are all the stand-in. */
export function standinSettings(standin: Pick<Standin, 'url'>, key = 'key-of-the-standin'): Record<string, string> {
  const urls = {
    openai: `${standin.url('openai')}/v1`,
    ...Object.fromEntries(
      ['elevenlabs', 'azure', 'polly', 'google', 'deepgram', 'cartesia'].map((name) => [name, standin.url(name)]),
    ),
  }
  return {
    OPENAI_API_KEY: key,
    ELEVENLABS_API_KEY: key,
    AZURE_SPEECH_KEY: key,
    AZURE_SPEECH_REGION: 'westeurope',
    POLLY_ACCESS_KEY_ID: 'id-of-the-standin',
    POLLY_SECRET_ACCESS_KEY: key,
    GOOGLE_TTS_API_KEY: key,
    DEEPGRAM_API_KEY: key,
    CARTESIA_API_KEY: key,
    SPEECH_SERVERS: `kokoro=${standin.url('kokoro')}/v1`,
    PROVIDER_URLS: Object.entries(urls)
      .map((pair) => pair.join('='))
      .join(','),
    PROVIDER_CONCURRENCY: '4',
  }
}
