import { useVoice } from '../useVoice.ts'

export default function Generate() {
  const voice = useVoice()
  return <p className="site-spoken">{voice.voice_sample_text}</p>
}
