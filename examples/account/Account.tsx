import { createRuntime, CreditsBar, LoginButton, useProfile, UserMenu, VoiceProvider } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const PAGES = { voices: '/app/voices', collections: '/app/collections', snippets: '/app/snippets' }

function Whoever() {
  const profile = useProfile()
  if (!profile) return <LoginButton href="/login" />
  return (
    <>
      <UserMenu pages={PAGES} />
      <CreditsBar profile={profile} />
    </>
  )
}

export default function Account() {
  return (
    <VoiceProvider runtime={runtime}>
      <Whoever />
    </VoiceProvider>
  )
}
