import type { BlindScore } from '@voice-rankings/contract'
import { printXml } from '../../kernel/http/printXml.ts'
import { textWidth } from './textWidth.ts'

/** A voice with its score within a language. */
export interface BadgeVoice {
  readonly name: string
  /** Null without a vote that counts. */
  readonly standing: { readonly languageCode: string; readonly score: BlindScore } | null
}

const LABEL = 'Voice Rankings'
const HEIGHT = 20
const FONT_SIZE = 11
/** Space on both sides of a text. */
const PADDING = 7
const BASELINE = 14

/** Colours of the site's tokens: the label is quiet, the score is in ink. */
const STYLE =
  'text{font:11px Verdana,Geneva,"DejaVu Sans",sans-serif}' +
  '.label{fill:#ececee}.label+text{fill:#4f4f57}.score{fill:#1b1b20}.score+text{fill:#fbfbf9}' +
  '@media(prefers-color-scheme:dark){.label{fill:#26262c}.label+text{fill:#b6b6bf}.score{fill:#f4f4f2}.score+text{fill:#131318}}'

const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' })

/**
 * Text of a badge: `1548 ± 22 · rank 2–5 (English)`. A preliminary score has no rank, since a few votes would change it;
 * the half width of the 95 % interval is rounded as in the leaderboard.
 */
function badgeText({ standing }: BadgeVoice): string {
  if (!standing) return 'not ranked yet'
  const { score, score_low, score_high, rank_low, rank_high, is_preliminary } = standing.score
  const language = languages.of(standing.languageCode) ?? standing.languageCode
  if (is_preliminary) return `${Math.round(score)} · preliminary (${language})`
  const margin = Math.round((Math.round(score_high) - Math.round(score_low)) / 2)
  const ranks = rank_low === rank_high ? rank_low : `${rank_low}–${rank_high}`
  return `${Math.round(score)} ± ${margin} · rank ${ranks} (${language})`
}

/** Draws the badge of a voice as SVG, without scripts, links and fonts to load. Its title names the voice. */
export function badgeSvg(voice: BadgeVoice): string {
  const text = badgeText(voice)
  const title = `${voice.name} on ${LABEL}: ${text}`
  const parts = [
    { name: 'label', text: LABEL },
    { name: 'score', text },
  ].map((part) => ({ ...part, length: textWidth(part.text, FONT_SIZE) }))
  const [label = 0, score = 0] = parts.map(({ length }) => length + 2 * PADDING)
  const width = label + score
  return printXml([
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height: HEIGHT,
      viewBox: `0 0 ${width} ${HEIGHT}`,
      role: 'img',
      'aria-labelledby': 'title',
    },
    ['title', { id: 'title' }, title],
    ['style', {}, STYLE],
    ['clipPath', { id: 'round' }, ['rect', { width, height: HEIGHT, rx: 4 }]],
    [
      'g',
      { 'clip-path': 'url(#round)' },
      ...parts.flatMap(({ name, text: written, length }, index) => {
        const x = index * label
        return [
          ['rect', { class: name, x, width: length + 2 * PADDING, height: HEIGHT }],
          ['text', { x: x + PADDING, y: BASELINE, textLength: length }, written],
        ] as const
      }),
    ],
  ])
}
