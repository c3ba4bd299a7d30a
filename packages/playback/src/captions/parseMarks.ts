import type { SpeechMark } from '@voice-rankings/contract'
import { parseSrt } from './parseSrt.ts'
import { parseVtt } from './parseVtt.ts'

/**
 * Reads the times of words from a file: a JSON list of marks (or an object that holds one as `marks` or `speechMarks`),
 * WebVTT, or SubRip; which one is seen from the text. Marks that are none are left out. Never throws.
 */
export function parseMarks(file: string): SpeechMark[] {
  const text = file.replace(/^\uFEFF/u, '').trimStart()
  if (text.startsWith('WEBVTT')) return parseVtt(text)
  if (text.startsWith('[') || text.startsWith('{')) return readMarks(parseJson(text))
  return parseSrt(text)
}

/** Marks in their order, from any value. */
export function readMarks(value: unknown): SpeechMark[] {
  const list = isObject(value) ? (value['marks'] ?? value['speechMarks']) : value
  if (!Array.isArray(list)) return []
  return list.flatMap(readMark).toSorted((a, b) => a.startTime - b.startTime)
}

function readMark(value: unknown): SpeechMark[] {
  if (!isObject(value)) return []
  const { word, startTime, duration } = value
  if (typeof word !== 'string' || !isTime(startTime) || !isTime(duration)) return []
  return [{ word, startTime, duration }]
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
