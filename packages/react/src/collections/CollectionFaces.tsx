import type { CollectionVoice } from '@voice-rankings/contract'

/** Initials of the first voices, in the colours of their genders. Decorative: their names are beside them. */
export function CollectionFaces({ voices }: { voices: readonly CollectionVoice[] }) {
  return (
    <span part="collection-faces" aria-hidden="true">
      {voices.slice(0, FACES).map(({ voice_id, voice_name, voice_gender }) => (
        <span key={voice_id} data-gender={voice_gender}>
          {voice_name.charAt(0).toLocaleUpperCase()}
        </span>
      ))}
    </span>
  )
}

/** Number of faces that fit beside a name on a phone. */
const FACES = 3
