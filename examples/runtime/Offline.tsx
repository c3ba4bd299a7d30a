import { CollectionList, createRuntime, CreditsBar, VoiceProvider } from '@voice-rankings/react'
import { createClient } from '@voice-rankings/sdk'
import '@voice-rankings/react/styles.css'

const user = {
  username: 'you',
  user_email: 'you@example.com',
  account_level: 0,
  total_credits: 1000,
  voice_credits: 250,
}
const answer = { collections: [{ collection_id: 'calm', collection_name: 'Calm voices' }] }

const online = createClient()
const client = { ...online, collections: { ...online.collections, list: () => Promise.resolve(answer) } }
const runtime = createRuntime({ client, user })

export default function Offline() {
  return (
    <VoiceProvider runtime={runtime}>
      <CreditsBar profile={user} />
      <CollectionList />
    </VoiceProvider>
  )
}
