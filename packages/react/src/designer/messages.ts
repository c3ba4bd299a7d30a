import { ATTRIBUTE_LABELS, ATTRIBUTE_NAMES } from '@voice-rankings/contract'
import type {
  AttributeName,
  DesignGroup,
  DesignParameterName,
  DesignSource,
  DesignUnit,
} from '@voice-rankings/contract'

/** Texts of the designer of voices and of the list of designed voices. */
export const designerMessages = {
  title: 'Create a voice',
  intro: 'Choose an engine and move the sliders. You hear and measure each change at once.',
  engine: 'Engine',
  base: 'Starting voice',
  language: 'Language',
  /** Names of voices of engines that have no language of their own as a name. */
  bases: {
    slt: 'Woman, American (slt)',
    awb: 'Man, Scottish (awb)',
    rms: 'Man, American (rms)',
    male: 'Man',
    female: 'Woman',
    large_child: 'Older child',
    small_child: 'Young child',
  } as Readonly<Record<string, string>>,
  /** Hints about engines. */
  engines: {
    espeak: 'Computed: every part of the sound can be set.',
    flite: 'Recorded: pitch and pace can be set.',
    gnuspeech: 'A model of the throat. It takes about a second to speak.',
    provider: 'A voice of a connected provider. Say how it should speak.',
  } satisfies Record<DesignSource, string> as Record<DesignSource, string>,
  /** Shown instead of the sliders on a server without voices that can be changed. */
  noSources: 'This server has no voice that can be changed.',
  /** Name of the source of voices of connected providers, beside the engines. */
  provider: 'Provider',
  /** Hint about the speech of a provider's voice. */
  paid: 'It speaks when you press “Hear it”: each time costs credits or, without a login, counts as a text.',
  savePaid: 'Saving speaks a sample, which costs the same.',
  instructions: 'Instructions',
  instructionsHint: 'For example: quiet and warm, with long pauses.',
  blendWith: 'Second voice',
  noBlend: 'None',
  /** Note above the name of a voice that was made from a saved one. */
  modified: (name: string) => `${name} stays as it is. Saving makes another voice.`,
  modMissing: 'This voice is not one of yours. It may have been deleted.',
  groups: { melody: 'Melody', throat: 'Throat', texture: 'Texture', blend: 'Blend' } satisfies Record<
    DesignGroup,
    string
  > as Record<DesignGroup, string>,
  parameters: {
    design_pitch: 'Pitch',
    design_range: 'Range',
    design_pace: 'Pace',
    design_throat: 'Length',
    design_first_formant: 'First formant',
    design_second_formant: 'Second formant',
    design_breath: 'Breath',
    design_roughness: 'Roughness',
    design_flutter: 'Flutter',
    design_blend: 'Share of the second voice',
  } satisfies Record<DesignParameterName, string> as Record<DesignParameterName, string>,
  units: { Hz: 'Hz', semitones: 'semitones', '%': '%', cm: 'cm' } satisfies Record<
    NonNullable<DesignUnit>,
    string
  > as Record<NonNullable<DesignUnit>, string>,
  reset: 'Reset',
  resetGroup: (group: string) => `Reset ${group}`,
  undo: 'Undo',
  redo: 'Redo',
  sentence: 'Sentence',
  hear: 'Hear it',
  hearBase: 'Hear the starting voice',
  speaking: 'Speaking…',
  unspoken: 'The design could not be spoken.',
  pause: 'Pause',
  measured: 'Measured',
  attributes: Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, ATTRIBUTE_LABELS[name].label])) as Record<
    AttributeName,
    string
  >,
  notMeasured: 'not measured',
  lands: 'Where it lands',
  /** Description of the map: axes and place of the design. */
  landsAt: (pitch: string, rate: string) => `Pitch ${pitch}, pace ${rate}, among the voices of the catalogue.`,
  axes: 'Pitch and pace',
  nearest: 'Nearest voices',
  noNearest: 'No voice of the catalogue has been measured yet.',
  alike: (percent: number) => `${Math.round(percent)} % alike`,
  name: 'Name',
  save: 'Save voice',
  private: 'Only you can use it.',
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'The link could not be copied. Copy it from here:',
  linkHint: 'Whoever opens the link hears this design and can save it.',
  saved: (name: string) => `${name} is saved.`,
  openVoice: 'Open the voice',
  allVoices: 'Your voices',
  unsaved: 'The voice could not be saved.',
  list: {
    title: 'Created voices',
    loading: 'Loading your voices…',
    failed: 'Your voices could not be loaded',
    failedHint: 'Check the connection and try again.',
    retry: 'Try again',
    empty: 'No created voices yet',
    emptyHint: 'Set pitch, pace and sound of an engine, and save the result as your own voice.',
    create: 'Create a voice',
    count: (count: number, limit: number) => `${count} of ${limit} voices`,
    rename: (name: string) => `Rename ${name}`,
    vary: (name: string) => `Start from ${name}`,
    newName: 'New name',
    saveName: 'Save name',
    cancel: 'Cancel',
    delete: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} is deleted. What it has spoken remains.`,
    undo: 'Undo',
    problems: {
      rename: 'The voice could not be renamed.',
      delete: 'The voice could not be deleted.',
      restore: 'The voice could not be restored.',
    },
  },
}

export type DesignerMessages = typeof designerMessages
