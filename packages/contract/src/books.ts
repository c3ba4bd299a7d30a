import * as v from 'valibot'
import { object } from './object.ts'

/**
 * File that a spoken text or a playlist is exported as: an audiobook with chapters, a zip with sound and captions of each
 * section, or the sound or captions of one section. The sections of a playlist are its items.
 */
export const BookFormat = v.picklist(['m4b', 'zip', 'mp3', 'vtt', 'srt'])
export type BookFormat = v.InferOutput<typeof BookFormat>

/** File of a spoken text or of a playlist. */
export const BookFile = object({
  /** Address of the file, which is kept for a day. It answers the owner only. */
  file_url: v.string(),
  /** Name to save it under. */
  file_name: v.string(),
})
export type BookFile = v.InferOutput<typeof BookFile>
