import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { VoiceLicence } from '@voice-rankings/contract'
import { capitalized } from '../cloud/capitalized.ts'
import { languageTags } from '../cloud/languageTags.ts'
import { speakerIdOf } from '../cloud/speakerIds.ts'
import { readModel } from './readModel.ts'
import { readModelCard } from './readModelCard.ts'
import { readVoiceConfig, type VoiceConfig, VoiceConfigError } from './readVoiceConfig.ts'

/** A voice of a model file. */
export interface PiperVoice {
  /** Name of the file, with that of the speaker if there are several. */
  readonly id: string
  readonly speakerId: string
  readonly name: string
  /** BCP 47. */
  readonly languageCode: string
  /** Path of the model. */
  readonly model: string
  /** SHA-256 of the model and its configuration. */
  readonly stamp: string
  readonly config: VoiceConfig
  /** Id of the speaker; undefined for a model with one. */
  readonly speaker: number | undefined
  /** True if the model tells the durations of its phonemes. */
  readonly hasDurations: boolean
  readonly licence: VoiceLicence | undefined
}

/** A file that cannot be used, with the reason. */
interface VoiceProblem {
  readonly file: string
  readonly reason: string
}

export interface FoundVoices {
  readonly voices: readonly PiperVoice[]
  readonly problems: readonly VoiceProblem[]
}

/** Suffix of a model; its configuration has `.json` after it. */
export const MODEL_SUFFIX = '.onnx'

/** Maximum size of a model, in bytes; the largest published ones are about 120 MB. */
export const MAX_MODEL_BYTES = 1_000_000_000

/** Voices or problem of each model at its last reading, with the stamp of its files, by file name. */
export type KeptModels = Map<string, { readonly stamp: string; readonly found: FoundVoices }>

/**
 * Finds the voices of a folder; a missing folder has none. Reads the models whose files differ from those of `kept` in
 * size or time, and updates it.
 */
export async function findVoices(folder: string, kept: KeptModels = new Map()): Promise<FoundVoices> {
  const models = await modelsIn(folder)
  for (const file of kept.keys()) if (!models.includes(file)) kept.delete(file)
  for (const file of models) {
    const stamp = await modelStamp(folder, file)
    if (kept.get(file)?.stamp !== stamp) kept.set(file, { stamp, found: await readVoices(folder, file) })
  }
  const found = models.flatMap((file) => kept.get(file)?.found ?? [])
  return { voices: found.flatMap(({ voices }) => voices), problems: found.flatMap(({ problems }) => problems) }
}

async function readVoices(folder: string, file: string): Promise<FoundVoices> {
  try {
    return { voices: await voicesOf(folder, file), problems: [] }
  } catch (error) {
    return { voices: [], problems: [{ file, reason: error instanceof Error ? error.message : String(error) }] }
  }
}

/** Changes when a model, its configuration or its card is added, replaced or removed. */
export async function folderStamp(folder: string): Promise<string> {
  const models = await modelsIn(folder)
  return (await Promise.all(models.map((file) => modelStamp(folder, file)))).join('\n')
}

/** Name, sizes and times of modification (ms) of the files of a model. */
async function modelStamp(folder: string, model: string): Promise<string> {
  const paths = [model, `${model}.json`, cardOf(model)].map((file) => join(folder, file))
  const stats = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  return JSON.stringify([model, ...stats.map((file) => file && [file.size, file.mtimeMs])])
}

/** Names of the models in a folder. */
export async function modelsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(MODEL_SUFFIX)).toSorted()
}

/** Reads the voices of one model. Throws an error that says why it cannot be used. */
export async function voicesOf(folder: string, file: string): Promise<PiperVoice[]> {
  const path = join(folder, file)
  const { size } = await stat(path)
  if (size > MAX_MODEL_BYTES) throw new VoiceConfigError(`It is larger than ${MAX_MODEL_BYTES / 1e6} MB.`)
  const json = await readFile(`${path}.json`, 'utf8').catch(() => undefined)
  if (json === undefined) throw new VoiceConfigError(`Its configuration is missing: ${file}.json belongs beside it.`)
  const config = readVoiceConfig(json)
  const model = await readFile(path)
  const { durations, hasSpeakers } = readModel(model)
  const card = await readFile(join(folder, cardOf(file)), 'utf8').catch(() => undefined)
  const [languageCode] = languageTags([(config.language?.code ?? config.espeak?.voice ?? '').replaceAll('_', '-')])
  if (languageCode === undefined) throw new VoiceConfigError('Its configuration names no language.')
  const base = file.slice(0, -MODEL_SUFFIX.length)
  const common = {
    languageCode,
    model: path,
    stamp: createHash('sha256').update(model).update(json).digest('hex'),
    config,
    hasDurations: durations !== undefined,
    licence: card === undefined ? undefined : readModelCard(card),
  }
  const name = capitalized(config.dataset ?? base.split('-')[1] ?? base)
  const speakers = Object.entries(config.speaker_id_map)
  if (!hasSpeakers || speakers.length === 0) {
    return [{ ...common, id: base, speakerId: speakerIdOf(base, 'base'), name, speaker: hasSpeakers ? 0 : undefined }]
  }
  return speakers.map(([speaker, id]) => ({
    ...common,
    id: `${base}/${speaker}`,
    speakerId: speakerIdOf(base, speaker),
    name: `${name} ${speaker}`,
    speaker: id,
  }))
}

/** Card of a model: `{model}.MODEL_CARD`, as published cards of several voices have the same name. */
export const cardOf = (model: string) => `${model}.MODEL_CARD`
