import { VoicePlayer } from '@voice-rankings/react/player'
import { createClient } from '@voice-rankings/sdk'
import { Speaker } from './Speaker'

export const dynamic = 'force-dynamic'

const server = process.env.VOICES_SERVER ?? ''
const client = createClient({ baseUrl: server })

export default async function Page() {
  const { voice } = await client.getVoice({
    params: { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--base' },
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
