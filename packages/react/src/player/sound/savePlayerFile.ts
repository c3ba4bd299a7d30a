import { OFFERED_FORMATS, sampleKey, snippetKey } from '@voice-rankings/contract'
import type { OutputFormat, SpeechMark } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { formatMarks, formatSrt, formatVtt } from '@voice-rankings/playback/captions'
import { serverMessage } from '@voice-rankings/sdk'
import { convertSnippet, loadAudio } from '@voice-rankings/sdk/audio'
import { safeFileName, saveFile } from '../../files/saveFile.ts'
import type { PlayerFile } from '../VoicePlayerModel.ts'
import type { FileOptions } from './usePlayerFiles.ts'

const CAPTIONS = {
  vtt: { type: 'text/vtt', write: formatVtt },
  srt: { type: 'application/x-subrip', write: formatSrt },
  json: { type: 'application/json', write: formatMarks },
} as const

export interface SavedSound extends FileOptions {
  track: Track
  marks: readonly SpeechMark[]
}

/**
 * Saves a file of a sound. Resolves to the reason for a failed conversion, or null; rejects if the audio cannot be
 * loaded.
 */
export async function savePlayerFile(file: PlayerFile, sound: SavedSound): Promise<string | null> {
  const format = OFFERED_FORMATS.find((one) => one === file)
  try {
    saveFile(format ? await converted(format, sound) : await fileOf(file, sound), nameOf(file, sound))
    return null
  } catch (error) {
    if (!format) throw error
    console.error('The audio could not be converted.', error)
    return serverMessage(error) ?? sound.texts.conversionFailed
  }
}

async function converted(format: OutputFormat, { client, voice, snippetId }: SavedSound): Promise<Blob> {
  if (!client || !voice) throw new TypeError('Only sounds of a voice can be converted.')
  const key =
    snippetId === undefined ? sampleKey(voice.voice_service, voice.voice_speaker_id) : snippetKey(snippetId)
  return convertSnippet(client, { key, format })
}

async function fileOf(file: PlayerFile, { track, marks }: SavedSound): Promise<Blob> {
  if (file === 'vtt' || file === 'srt' || file === 'json') {
    const { type, write } = CAPTIONS[file]
    return new Blob([write(marks)], { type: `${type};charset=utf-8` })
  }
  return new Blob([await loadAudio(fileSource(track))], { type: 'audio/mpeg' })
}

/** File name: `{title}-{language}.{extension}`; audio has the extension of its address, otherwise mp3. */
function nameOf(file: PlayerFile, { track, title, languageCode }: SavedSound): string {
  const name = [title, languageCode].filter(Boolean).join('-')
  return safeFileName(`${name || file}.${file === 'audio' ? audioExtension(track) : file}`)
}

const fileSource = ({ source }: Track) => ('media' in source ? { url: source.media.currentSrc } : source)

function audioExtension(track: Track): string {
  const source = fileSource(track)
  const path = 'url' in source ? source.url.replace(/[?#].*$/u, '') : ''
  return /\.(aac|aiff|flac|m4a|mp3|oga|ogg|opus|wav|webm)$/iu.exec(path)?.[1] ?? 'mp3'
}
