import type { CastingUse } from '@voice-rankings/contract'

/** Texts of a casting. */
export const castingMessages = {
  title: 'Casting',
  intro: 'Paste a script. Each role gets voices that suit its lines, and every voice says why.',
  script: 'Script',
  scriptHint: 'Anna: You said you would wait.',
  counter: (length: string, limit: string) => `${length} / ${limit}`,
  use: 'Use',
  uses: {
    drama: 'Audio drama',
    narration: 'Narration',
    education: 'Teaching',
    support: 'Service and phone',
    advertising: 'Advertising',
    meditation: 'Meditation',
  } satisfies Record<CastingUse, string> as Record<CastingUse, string>,
  language: 'Language',
  loading: 'Looking for voices…',
  failed: 'The script could not be cast.',
  retry: 'Try again',
  empty: 'No script yet. Start with an example:',
  examples: [
    {
      name: 'A scene for two',
      text: 'Anna: You said you would wait. You said it twice.\nBen: I did wait. Nine minutes. Then the tide had opinions.\nAnna: Fine. Read me the timetable, then.\nBen: Six-fifteen. Seven-forty. And then nothing until Thursday.',
    },
    {
      name: 'A bedtime story',
      text: 'Once upon a time a small bear found a lamp in the snow. It was still warm. Who leaves a lamp in the snow, he thought, and carried it home.',
    },
    { name: 'A phone menu', text: 'Your order 4711 arrives at 18:30. Press 1 to change the time, or 2 to talk to us.' },
  ],
  edit: 'Edit the script',
  done: 'Done',
  allLines: (count: number) => `All ${count} lines`,
  fewLines: 'Fewer lines',
  hear: 'Hear the scene',
  notStored: 'The scene could not be prepared.',
  roles: 'Roles',
  /** Name of text without a role. */
  narrator: 'Text',
  notCast: 'no voice',
  wishes: 'Wishes',
  gender: 'Gender',
  anyGender: 'Any',
  genders: { female: 'Female', male: 'Male' },
  /** Length of a role, and the mean length of its sentences in words. */
  lines: (words: number, perSentence: string) =>
    `${words === 1 ? '1 word' : `${words} words`}, ${perSentence} per sentence`,
  fit: (percent: string) => `${percent} % fit`,
  /** Lower end of the interval of the blind score. */
  score: (points: string) => `score ${points} or more`,
  noScore: 'no votes yet',
  notMeasured: 'not measured',
  otherPrice: 'price in another unit',
  met: 'met',
  missed: 'not met',
  cast: 'Cast',
  castAs: (voice: string, role: string) => `Cast ${voice} as ${role}`,
  none: 'No voice meets language, gender, price and licence. Change one of them.',
  apart: (one: string, other: string, distance: string) => `${one} and ${other}: distance ${distance}, told apart.`,
  alike: (one: string, other: string, distance: string) =>
    `${one} and ${other} sound alike: distance ${distance}. Cast another voice for one of them.`,
  more: (count: number) => (count === 1 ? '1 more voice suits.' : `${count} more voices suit.`),
}
export type CastingMessages = typeof castingMessages
