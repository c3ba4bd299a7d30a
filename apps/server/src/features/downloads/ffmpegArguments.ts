import type { OutputFormat } from '@voice-rankings/contract'
import type { AudioTags } from '../../kernel/audio/formats/audioTags.ts'
import { PCM_RATE } from '../../kernel/audio/formats/mediaTypes.ts'

/** The muxer, the encoder and what else each format needs. */
const FORMATS: Readonly<Record<OutputFormat, readonly string[]>> = {
  wav: ['-f', 'wav', '-c:a', 'pcm_s16le'],
  ogg: ['-f', 'ogg', '-c:a', 'libvorbis', '-q:a', '4'],
  // An mp3 decodes to more bits than it has; kept, they would double the file.
  flac: ['-f', 'flac', '-c:a', 'flac', '-sample_fmt', 's16'],
  opus: ['-f', 'opus', '-c:a', 'libopus', '-b:a', '64k'],
  aiff: ['-f', 'aiff', '-c:a', 'pcm_s16be', '-write_id3v2', '1'],
  aac: ['-f', 'adts', '-c:a', 'aac', '-b:a', '96k', '-write_id3v2', '1'],
  pcm: ['-f', 's16le', '-c:a', 'pcm_s16le', '-ar', String(PCM_RATE)],
  m4a: ['-f', 'ipod', '-c:a', 'aac', '-b:a', '96k', '-movflags', '+faststart'],
}

/** Processor time that one file may take: a hundred times what the longest text needs. */
const CPU_SECONDS = 20

/** Memory that ffmpeg may ask for at once: several times the longest text as samples. */
const BLOCK_BYTES = 64 * 1024 * 1024

/**
 * What ffmpeg is told. Input and output are files: from a pipe it cannot cut what mp3 encoders add at the end, and to a pipe
 * it cannot write all formats. The input is read as mp3 whatever it looks like and nothing but files may be opened, so that
 * no playlist in disguise can make it fetch or read anything else.
 */
export function ffmpegArguments(input: string, output: string, format: OutputFormat, tags: AudioTags): string[] {
  const { title, voice, provider } = tags
  return [
    ['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
    ['-timelimit', String(CPU_SECONDS), '-max_alloc', String(BLOCK_BYTES)],
    ['-protocol_whitelist', 'file,pipe', '-f', 'mp3', '-i', `file:${input}`],
    ['-map', '0:a:0', '-map_metadata', '-1'],
    ['-metadata', `title=${title}`, '-metadata', `artist=${voice}`, '-metadata', `album=${provider}`],
    FORMATS[format],
    ['-y', `file:${output}`],
  ].flat()
}
