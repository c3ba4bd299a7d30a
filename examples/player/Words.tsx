import { createRuntime, useSample, SampleButton, VoiceProvider, WordHighlighter } from '@voice-rankings/react'
import type { Voice } from '@voice-rankings/contract'
import '@voice-rankings/react/styles.css'
import { Suspense, use } from 'react'

const runtime = createRuntime({ baseUrl: 'https://voices.example' })
const found = runtime.client.voices.get({
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
})

function Reading({ voice }: { voice: Voice }) {
  const { track } = useSample(voice)
  return (
    <div data-gender={voice.voice_gender}>
      <SampleButton voice={voice} />
      <WordHighlighter
        text={voice.voice_sample_text}
        marks={voice.voice_sample_word_times}
        track={track}
        languageCode={voice.voice_language_code}
        decorative={false}
      />
    </div>
  )
}

function Amelia() {
  return <Reading voice={use(found).voice} />
}

export default function Words() {
  return (
    <VoiceProvider runtime={runtime}>
      <Suspense fallback="Loading…">
        <Amelia />
      </Suspense>
    </VoiceProvider>
  )
}
