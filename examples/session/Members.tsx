import { CollectionList, createRuntime, LoginDialog, MembersOnly, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })

export default function Members() {
  return (
    <VoiceProvider runtime={runtime}>
      <MembersOnly title="Your collections" description="Voices you have put together, in any browser.">
        <CollectionList />
      </MembersOnly>
      <LoginDialog />
    </VoiceProvider>
  )
}
