import type { AlignedTokens, ReferencePhone, TimedToken, Utterance } from './alignJob.ts'
import { carryPhones } from './carryPhones.ts'
import { HOP_MS } from './features.ts'
import { findMisfit } from './findMisfit.ts'
import { learnTimes } from './learnTimes.ts'
import { createOnsetSnap } from './onsets.ts'
import type { TrainingUtterance } from './phoneModels.ts'
import { phoneSequence, type Unit } from './phoneSequence.ts'
import { longPauses } from './quietFrames.ts'
import { speechFramesOf } from './speechFrames.ts'
import type { Path } from './warpPath.ts'
import { withDeltas } from './withDeltas.ts'

/**
 * Finds the words of a reference in another voice: a warp gives rough times, then models of the phones are trained on the
 * recording itself. `sample` is another utterance of the same voice, trained along.
 */
export function alignUtterance(utterance: Utterance, sample?: Utterance): AlignedTokens {
  const own = prepare(utterance)
  const units = learnTimes(sample ? [own, prepare(sample)] : [own])
  const said = units.filter(isPhone)
  const { silent, path } = own
  const tokens = tokensOf(said, createOnsetSnap(utterance.target))
  const misfit = said[findMisfit({ expected: utterance.reference.phones, said, silent, distance: path.distance }) ?? -1]
  return misfit ? { tokens, misfit: { token: misfit.token, ms: misfit.start } } : { tokens }
}

function prepare({ reference, target }: Utterance): TrainingUtterance & { path: Path } {
  const frames = speechFramesOf(target)
  const { phones, path } = carryPhones(speechFramesOf(reference.features), reference.phones, frames)
  const units = phoneSequence(phones, frames.frames * HOP_MS)
  return { path, units, observed: withDeltas(frames.cepstra), silent: longPauses(frames.quiet) }
}

function isPhone(unit: Unit): unit is Unit & ReferencePhone {
  return unit.token !== undefined
}

function tokensOf(phones: readonly ReferencePhone[], snap: (ms: number) => number): TimedToken[] {
  const tokens: (TimedToken & { end: number })[] = []
  for (const { token, start, end } of phones) {
    const last = tokens.at(-1)
    if (last?.token === token) last.end = end
    else tokens.push({ token, start: snap(start), end })
  }
  return tokens
}
