import type { Voice } from '@voice-rankings/contract'
import { safeFileName } from '../files/saveFile.ts'
import { mainLanguage } from '../names/mainLanguage.ts'

export type NamedVoice = Pick<
  Voice,
  'voice_name' | 'voice_service' | 'voice_speaker_id' | 'voice_language_code' | 'voice_language_codes'
>

const two = (value: number) => String(value).padStart(2, '0')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** File name in a player: `{voice_name}-{language_code}.mp3`. */
export function playerFileName(voice: NamedVoice, extension = 'mp3'): string {
  return safeFileName(`${voice.voice_name}-${mainLanguage(voice)}.${extension}`)
}

/** File name on a voice's page, with the local time: `{speaker_id}_{service}_Mar 05 2025 1030.mp3`. */
export function pageFileName(voice: NamedVoice, at: Date, extension = 'mp3'): string {
  const day = `${MONTHS[at.getMonth()]} ${two(at.getDate())} ${at.getFullYear()}`
  const time = `${two(at.getHours())}${two(at.getMinutes())}`
  return safeFileName(`${voice.voice_speaker_id}_${voice.voice_service}_${day} ${time}.${extension}`)
}
