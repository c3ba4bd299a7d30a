import { createClient } from '@voice-rankings/sdk'
import { writeFile } from 'node:fs/promises'

const client = createClient({ baseUrl: process.env.VOICES_SERVER ?? 'http://127.0.0.1:3000' })

const { voice } = await client.voices.get({
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
})
console.log(voice.voice_name, voice.voice_pitch_hz, 'Hz')

const speech = await client.speech.generate({ text: 'Hello from Node.', voice_id: voice.voice_id })
for (const { word, startTime } of speech.speechMarks) console.log(startTime, 'ms', word)
const sound = await fetch(client.url(speech.voice_snippet_audio_url ?? ''))
await writeFile('hello.mp3', new Uint8Array(await sound.arrayBuffer()))
