import type { EspeakDesign } from '../protocol.ts'

/** Number of formants of a voice: 0 is the voice bar, 8 the highest. */
const FORMANTS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Noise of each formant from 1 and its width, of eSpeak's variant `whisper`. */
const WHISPER = [75, 75, 50, 40, 15, 10]
const WHISPER_WIDTHS = '150 150 200 200 400 400'

/**
 * Median pitch of speech by the two ends of a pitch range: the share of the bottom, and that of the difference. Fitted to
 * English statements of ranges from 0 to 24 semitones, within 4 %.
 */
const BOTTOM_SHARE = 0.908
const RANGE_SHARE = 0.72

/** Share of the voiced sound that the greatest breath leaves, in percent, as in the variant `whisper`. */
const LEAST_VOICING = 17

/**
 * Writes the variant file of a designed voice; see eSpeak NG, "Voice files". It contains numbers only, so no text of a
 * request gets into it.
 */
export function writeVariant(design: EspeakDesign): string {
  const { pitchHz, rangeSemitones, size, firstFormant, secondFormant, breath, roughness, flutter } = design
  const ratio = 2 ** (rangeSemitones / 12)
  const bottomHz = pitchHz / (BOTTOM_SHARE + RANGE_SHARE * (ratio - 1))
  // Resonances of a tube are inversely proportional to its length.
  const scale = 100 / size
  const shifts = new Map([
    [1, firstFormant],
    [2, secondFormant],
  ])
  const share = breath / 100
  const lines = [
    'language variant',
    `pitch ${whole(bottomHz)} ${whole(bottomHz * ratio)}`,
    ...FORMANTS.map((number) => `formant ${number} ${whole(100 * scale * (1 + (shifts.get(number) ?? 0) / 100))}`),
    `voicing ${whole(100 - share * (100 - LEAST_VOICING))}`,
    `roughness ${whole(roughness)}`,
    `flutter ${whole(flutter)}`,
    ...(breath > 0
      ? [`breath ${WHISPER.map((strength) => whole(share * strength)).join(' ')}`, `breathw ${WHISPER_WIDTHS}`]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

/** An integer in decimal digits; throws for a value that is not a finite number. */
function whole(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A parameter of a designed voice is not a number.')
  return Math.round(value).toFixed(0)
}
