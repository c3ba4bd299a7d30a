import type { AlignedTokens, Reference, ReferencePhone, TimedToken, Utterance } from './alignJob.ts'
import { carryPhones } from './carryPhones.ts'
import { HOP_MS, sliceFeatures } from './features.ts'
import { findSaid } from './findSaid.ts'
import { isOtherText } from './isOtherText.ts'
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
 * recording itself. Speech before and after the text is left out, and all from the place on where text and recording
 * part. `sample` is another utterance of the same voice, trained along.
 */
export function alignUtterance(utterance: Utterance, sample?: Utterance): AlignedTokens {
  const { reference, target } = utterance
  const { from, to, referenceTo } = findSaid(speechFramesOf(reference.features), speechFramesOf(target))
  const fromMs = from * HOP_MS
  const own = prepare({
    reference: referenceTo === undefined ? reference : cutReference(reference, referenceTo),
    target: sliceFeatures(target, from, to),
  })
  const phones = learnTimes(sample ? [own, prepare(sample)] : [own]).filter(isPhone)
  const snap = createOnsetSnap(target)
  const said = phones.map((phone) => ({ ...phone, start: phone.start + fromMs, end: phone.end + fromMs }))
  const [first] = said
  if (first && isOtherText({ expected: reference.phones, said, distance: own.path.distance })) {
    return { tokens: [], misfit: { token: first.token, ms: first.start } }
  }
  const next = reference.phones[said.length]
  return { tokens: tokensOf(said, snap), ...(next && { misfit: { token: next.token, ms: to * HOP_MS } }) }
}

/** Start of a reference, in frames. */
function cutReference({ features, phones }: Reference, frame: number): Reference {
  return {
    features: sliceFeatures(features, 0, frame),
    phones: phones.filter(({ start }) => start < frame * HOP_MS),
  }
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
