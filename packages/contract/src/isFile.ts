import type { GenericSchema } from 'valibot'

/**
 * True for a field of a body that is a file by the schema.
 *
 * @example
 * import { alignRecording } from '@voice-rankings/contract'
 *
 * isFile(alignRecording.body, 'audio') // true
 */
export function isFile(schema: GenericSchema | undefined, name: string): boolean {
  const { entries } = (schema ?? {}) as { entries?: Readonly<Record<string, GenericSchema>> }
  return entries?.[name]?.type === 'blob'
}
