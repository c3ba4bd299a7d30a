import { DESIGN_LIMITS, DESIGN_PARAMETERS } from '../designNames.ts'
import { DESIGN_ENGINES, designParameters, type DesignParameter } from '../designParameters.ts'

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
  design_blend: 'Share of the second voice in a blend; 50 % if it is left out',
}

/** Ranges of a parameter by engine, such as `espeak 60–350 Hz`. */
function rangesOf(name: (typeof DESIGN_PARAMETERS)[number]): string {
  const engines = Object.entries(DESIGN_ENGINES).map(([engine, { parameters }]) => [engine, parameters] as const)
  const ranges = [...engines, ['provider', designParameters('provider', '')] as const].flatMap(([engine, parameters]) =>
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
  design:
    'Voice of an engine and numbers, or voice of a connected provider with instructions and a pace. Parameters that are left out are as in that voice.',
  design_engine: 'Engine that speaks the design; `provider` for a voice of a connected provider.',
  design_base: `Voice of the engine; for eSpeak a language. ${bases.join('. ')}. provider: the id of a voice, see \`designs.list\`.`,
  design_instructions: `Delivery in words, at most ${DESIGN_LIMITS.instructions} characters; for \`provider\` only, if the voice takes instructions.`,
  design_blend_with:
    'Id of the second voice of a blend, of the same service; for `provider` only, if the voice can be blended.',
  ...Object.fromEntries(DESIGN_PARAMETERS.map((name) => [name, `${MEANINGS[name]}. By engine: ${rangesOf(name)}.`])),
  designs: 'Designed voices of the caller, newest first.',
  bases: 'Whether the engines and the voices of connected providers from which voices can be designed are listed too.',
  design_engines: 'Local engines of the server from which voices can be designed. Present if they were asked for.',
  provider_bases:
    'Voices of connected providers that take instructions or can be blended. Present if they were asked for; empty if no such provider is connected.',
  takes_instructions: 'Whether instructions change its delivery.',
  pace_range: 'Range of its pace in percent; null for a fixed one.',
  can_blend: 'Whether it can be blended with the others of its service, which its operator has to allow.',
  designed: 'The saved voice.',
  designed_voices: `Voices that the user has designed, at most ${DESIGN_LIMITS.voices}.`,
  preview_duration: 'Duration of the preview in milliseconds.',
  preview_peaks: 'Waveform of the preview: integers 0–100.',
  nearest_voices: 'Voices of the catalogue that sound most like the preview, best first.',
}
