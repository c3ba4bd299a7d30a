import type { Voice } from '@voice-rankings/contract'
import '@voice-rankings/elements/define'
import '@voice-rankings/elements/react'
import { useState } from 'react'

const MARKS = [
  { word: 'Any', startTime: 0, duration: 300 },
  { word: 'sound', startTime: 300, duration: 400 },
]
const BARN_MARKS = [{ word: 'Barn', startTime: 0, duration: 300 }]
const PEAKS = [0, 50, 100, 50]

/** Elements with every kind of template binding: attributes, properties and events. */
export function Elements({ voice }: { voice: Voice }) {
  const [title, setTitle] = useState('Owl')
  const [shown, setShown] = useState(true)
  const [readOnly, setReadOnly] = useState(true)
  const [state, setState] = useState('Not played yet')
  const [stars, setStars] = useState(0)
  return (
    <>
      <section aria-label="Sound">
        {shown && (
          <voice-player
            src={SERVER + voice.voice_sample_url}
            title={title}
            marks={title === 'Owl' ? MARKS : BARN_MARKS}
            peaks={PEAKS}
            variant="compact"
            onplay={() => setState('Speaking')}
            onpause={() => setState('Paused')}
            onrating-saved={({ detail }) => setStars(detail)}
          />
        )}
      </section>
      <section aria-label="Voice">
        <voice-player base-url={SERVER} voice={voice} account-level={1} read-only={readOnly} />
      </section>
      <p>
        {state}, {stars} stars
      </p>
      <button onClick={() => setTitle('Barn owl')}>Rename</button>
      <button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</button>
      <button onClick={() => setReadOnly(!readOnly)}>{readOnly ? 'Unlock' : 'Lock'}</button>
    </>
  )
}
