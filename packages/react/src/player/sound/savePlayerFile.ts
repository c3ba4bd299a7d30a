import type { SpeechMark } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { formatMarks, formatSrt, formatVtt } from '@voice-rankings/playback/captions'
import { loadAudio } from '@voice-rankings/sdk/audio'
import { safeFileName, saveFile } from '../../files/saveFile.ts'
import type { PlayerFile } from '../VoicePlayerModel.ts'

const CAPTIONS = {
  vtt: { type: 'text/vtt', write: formatVtt },
  srt: { type: 'application/x-subrip', write: formatSrt },
  json: { type: 'application/json', write: formatMarks },
} as const

export interface SavedSound {
  track: Track
  marks: readonly SpeechMark[]
  title: string
  languageCode: string | undefined
}

/** Saves a file of a sound. Rejects if the audio cannot be loaded. */
export async function savePlayerFile(file: PlayerFile, { track, marks, title, languageCode }: SavedSound) {
  saveFile(await fileOf(track, marks, file), nameOf(track, title, languageCode, file))
}

async function fileOf(track: Track, marks: readonly SpeechMark[], file: PlayerFile): Promise<Blob> {
  if (file === 'audio') return new Blob([await loadAudio(fileSource(track))], { type: 'audio/mpeg' })
  const { type, write } = CAPTIONS[file]
  return new Blob([write(marks)], { type: `${type};charset=utf-8` })
}

/** File name: `{title}-{language}.{extension}`; audio has the extension of its address, otherwise mp3. */
function nameOf(track: Track, title: string, languageCode: string | undefined, file: PlayerFile): string {
  const name = [title, languageCode].filter(Boolean).join('-')
  return safeFileName(`${name || file}.${file === 'audio' ? audioExtension(track) : file}`)
}

const fileSource = ({ source }: Track) => ('media' in source ? { url: source.media.currentSrc } : source)

function audioExtension(track: Track): string {
  const source = fileSource(track)
  const path = 'url' in source ? source.url.replace(/[?#].*$/u, '') : ''
  return /\.(aac|aiff|flac|m4a|mp3|oga|ogg|opus|wav|webm)$/iu.exec(path)?.[1] ?? 'mp3'
}
