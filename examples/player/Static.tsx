import { VoicePlayer } from '@voice-rankings/react'
import '@voice-rankings/react/styles.css'

const SENTENCE = [
  { word: 'Any', startTime: 0, duration: 300 },
  { word: 'sound', startTime: 300, duration: 400 },
  { word: 'of', startTime: 700, duration: 200 },
  { word: 'yours.', startTime: 900, duration: 500 },
]

export default function Static() {
  return (
    <VoicePlayer
      src="https://voices.example/sampleAudioTTS/flite-slt--base.mp3"
      title="Your own mp3"
      gender="female"
      marks={SENTENCE}
      variant="compact"
    />
  )
}
