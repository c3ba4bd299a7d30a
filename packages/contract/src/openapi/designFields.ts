import { DESIGN_LIMITS, DESIGN_PARAMETERS } from '../designNames.ts'
import { DESIGN_ENGINES, type DesignParameter } from '../designParameters.ts'

const MEANINGS: Readonly<Record<(typeof DESIGN_PARAMETERS)[number], string>> = {
  design_pitch: 'Median pitch',
  design_range: 'Width of the pitch range',
  design_pace: 'Pace in percent of the engine’s own',
  design_throat: 'Length of the throat: a longer one lowers all resonances',
  design_first_formant: 'Shift of the first formant',
  design_second_formant: 'Shift of the second formant',
  design_breath: 'Breath noise',
  design_roughness: 'Creak: attenuation of every other period',
  design_flutter: 'Random fluctuation of the pitch',
}

/** Ranges of a parameter by engine, such as `espeak 60–350 Hz`. */
function rangesOf(name: (typeof DESIGN_PARAMETERS)[number]): string {
  const ranges = Object.entries(DESIGN_ENGINES).flatMap(([engine, { parameters }]) =>
    (parameters as readonly DesignParameter[])
      .filter((parameter) => parameter.name === name)
      .map(({ range: [low, high], unit }) => `${engine} ${low} to ${high}${unit === null ? '' : ` ${unit}`}`),
  )
  return ranges.join(', ')
}

const bases = Object.entries(DESIGN_ENGINES).map(
  ([engine, engineOf]) => `${engine}: ${engineOf.bases.map(({ id }) => `\`${id}\``).join(', ')}`,
)

/** Descriptions of the fields of designs, as in `fieldTexts.ts`. */
export const designFieldTexts: Readonly<Record<string, string>> = {
  design: 'Voice of an engine and numbers. Parameters that are left out are as in the engine’s voice.',
  design_engine: 'Engine that speaks the design.',
  design_base: `Voice of the engine; for eSpeak a language. ${bases.join('. ')}.`,
  ...Object.fromEntries(DESIGN_PARAMETERS.map((name) => [name, `${MEANINGS[name]}. By engine: ${rangesOf(name)}.`])),
  designs: 'Designed voices of the caller, newest first.',
  designed: 'The saved voice.',
  designed_voices: `Voices that the user has designed, at most ${DESIGN_LIMITS.voices}.`,
  preview_duration: 'Duration of the preview in milliseconds.',
  preview_peaks: 'Waveform of the preview: integers 0–100.',
  nearest_voices: 'Voices of the catalogue that sound most like the preview, best first.',
}
