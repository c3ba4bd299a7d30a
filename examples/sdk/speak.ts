import { createClient, isClientError } from '@voice-rankings/sdk'
import { writeFile } from 'node:fs/promises'

const client = createClient({ baseUrl: 'https://voices.example' })

const { voices } = await client.voices.search({ languageCode: 'en', gender: 'female', sort: '-pitch', limit: 5 })
for (const { voice_name, voice_pitch_hz, voice_words_per_minute } of voices) {
  console.log(voice_name, voice_pitch_hz?.toFixed(0), 'Hz', voice_words_per_minute?.toFixed(0), 'words a minute')
}

try {
  const speech = await client.speech.generate({ text: 'Hello from a server.', voice_id: 'flite-slt--base' })
  for (const { word, startTime } of speech.speechMarks) console.log(startTime, 'ms', word)
  const sound = await fetch(client.url(speech.voice_snippet_audio_url ?? ''))
  await writeFile('hello.mp3', new Uint8Array(await sound.arrayBuffer()))
} catch (error) {
  if (isClientError(error) && error.kind === 'hold') console.log('Held until', error.holdEndTime)
  else throw error
}
