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

/** Suffix of a model and of its configuration. */
export const MODEL_SUFFIX = '.onnx'
export const CONFIG_SUFFIX = '.onnx.json'

/** Maximum size of a model, in bytes; the largest published ones are about 120 MB. */
const MAX_MODEL_BYTES = 1_000_000_000

/** Reads the models of a folder; a missing folder has none. */
export async function findVoices(folder: string): Promise<FoundVoices> {
  const problems: VoiceProblem[] = []
  const voices: PiperVoice[] = []
  for (const file of await modelsIn(folder)) {
    try {
      voices.push(...(await voicesOf(folder, file)))
    } catch (error) {
      problems.push({ file, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { voices, problems }
}

/** Changes when a model, its configuration or its card is added, replaced or removed. */
export async function folderStamp(folder: string): Promise<string> {
  const models = await modelsIn(folder)
  const files = models.flatMap((model) => [model, `${model}.json`, cardOf(model)])
  const stats = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => undefined)))
  return JSON.stringify(files.map((file, n) => [file, stats[n]?.size, stats[n]?.mtimeMs]))
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
