import type { Measure } from './row.ts'

/** Counts whispering voices for which a pitch is reported. */
export function whispers(): Measure {
  const claimed: string[] = []
  let heard = 0
  return {
    add({ voiceId, profile, whispers: whispering }) {
      if (!whispering) return
      heard++
      if (profile.pitchHz !== null) claimed.push(voiceId)
    },
    rows: () => [
      {
        goal: 'whispers of which a pitch is claimed',
        unit: '',
        floor: 0,
        aim: 0,
        better: 'less',
        measured: heard > 0 ? claimed.length : undefined,
        note:
          heard > 0 ? [`${heard} whispers`, ...claimed].join(', ') : 'no engine whispers: the GPL engines are missing',
      },
    ],
  }
}
