import { providerName } from '../names/providerName.ts'
import { hasOwnUnit } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'
import { axisValue, formatAxisValue } from './mapAxes.ts'
import type { MapVoice } from './mapVoices.ts'
import type { VoiceMapModel } from './useVoiceMap.ts'

type Written = Pick<VoiceMapModel, 'texts' | 'writing'>

/** Description of a voice and its values on some axes; missing values are omitted. */
export function voiceFacts(voice: MapVoice, { texts, writing }: Written, axes: readonly MapAxisName[]): string[] {
  const values = axes.flatMap((axis) => {
    const value = axisValue(voice, axis)
    if (value === null) return []
    const text = formatAxisValue(axis, value, writing)
    return hasOwnUnit(axis) ? text : texts.fact(texts.axes[axis], text)
  })
  return [providerName(voice.voice_service), texts.genders[voice.voice_gender], ...values]
}
