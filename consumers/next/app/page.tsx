import { VoicePlayer } from '@voice-rankings/react/player'
import { createClient } from '@voice-rankings/sdk'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { Speaker } from './Speaker'

const server = process.env.VOICES_SERVER ?? ''
const client = createClient({ baseUrl: server })

async function Amelia() {
  // Loads the voice per request, not once when the site is built.
  await connection()
  const { voice } = await client.voices.get({
    voice_service: 'flite',
    voice_gender: 'female',
    voice_speaker_id: 'slt--base',
  })
  return (
    <>
      <section aria-label="Component">
        <Speaker server={server} voice={voice} />
      </section>
      <section aria-label="Sound">
        <VoicePlayer src={server + voice.voice_sample_url} title="Owl" variant="compact" />
      </section>
    </>
  )
}

export default function Page() {
  return (
    <Suspense fallback="Loading…">
      <Amelia />
    </Suspense>
  )
}
