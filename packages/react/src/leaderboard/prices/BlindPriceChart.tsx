import type { BlindPoint } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { providerName } from '../../names/providerName.ts'
import { formatNumber, useMessages, useWriting } from '../../runtime/index.ts'
import { Link } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { nextTab } from '../../ui/tabKeys.ts'
import { leaderboardMessages } from '../messages.ts'
import { dollarText } from '../priceText.ts'
import { frontierPath, namedPoints, priceScales } from './priceScales.ts'
import type { PriceScales } from './priceScales.ts'

export interface BlindPriceChartProps extends RootProps {
  /** `points` of the answer of `blind.leaderboard`, which has them if asked for. */
  points: readonly BlindPoint[]
  /** Heading level of its title. Default 2. */
  headingLevel?: 2 | 3
}

/**
 * Blind score against price: each voice is a dot that opens it, and a line joins the voices that no other one beats for
 * less, which are also in a table. Prices are on a logarithmic axis, with a lane for voices that cost nothing. For fewer
 * than two voices it says so.
 *
 * @example
 * const { points = [] } = await client.blind.leaderboard({ languageCode: 'en', points: 'true' })
 * return <BlindPriceChart points={points} />
 */
export function BlindPriceChart({ points, headingLevel = 2, ...props }: BlindPriceChartProps) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const frontier = points.filter(({ on_frontier: isBest }) => isBest)
  return (
    <section part="blind-prices" aria-labelledby={id} {...rootProps(props, 'voice-blind-prices')}>
      <Heading id={id} part="blind-prices-title">
        {texts.prices.title}
      </Heading>
      {points.length < 2 ? (
        <p>{texts.prices.few}</p>
      ) : (
        <>
          <p>{texts.prices.intro}</p>
          <Plot points={points} frontier={frontier} />
          <FrontierTable frontier={frontier} />
        </>
      )}
    </section>
  )
}

interface FrontierProps {
  frontier: readonly BlindPoint[]
}

/** Axes, line and dots, with the voice of the dot under the pointer or with the focus below. */
function Plot({ points, frontier }: FrontierProps & Pick<BlindPriceChartProps, 'points'>) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const writing = useWriting()
  const scales = priceScales(points)
  const named = namedPoints(frontier, scales)
  const [shown, setShown] = useState<number | null>(null)
  const [stop, setStop] = useState(0)
  const wordsOf = ({ voice_name: name, voice_service: service, score, dollars_per_million: dollars }: BlindPoint) =>
    texts.prices.point(
      name,
      providerName(service),
      formatNumber(score, 0, writing),
      dollarText(dollars, texts, writing),
    )
  const pointed = shown === null ? undefined : points[shown]
  // Fewer points after a filter.
  const tabStop = Math.min(stop, points.length - 1)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextTab(event, tabStop, points.length)
    if (next === null) return
    setStop(next)
    event.currentTarget.querySelectorAll('a')[next]?.focus()
  }

  return (
    <>
      <div part="blind-prices-plot">
        <Axes scales={scales} line={frontierPath(frontier, scales)} />
        {/* The keys are of the links inside. */}
        <ul aria-label={texts.prices.dots} onKeyDown={onKeyDown}>
          {points.map((point, at) => (
            <li
              key={point.voice_id}
              data-gender={point.voice_gender}
              data-frontier={point.on_frontier || undefined}
              data-preliminary={point.is_preliminary || undefined}
              style={{
                insetInlineStart: `${scales.x(point.dollars_per_million)}%`,
                insetBlockStart: `${scales.y(point.score)}%`,
              }}
            >
              <Link
                href={voicePath(point)}
                tabIndex={at === tabStop ? 0 : -1}
                aria-label={wordsOf(point)}
                onPointerEnter={() => setShown(at)}
                onPointerLeave={() => setShown(null)}
                onFocus={() => {
                  setShown(at)
                  setStop(at)
                }}
                onBlur={() => setShown(null)}
              />
              {named.has(point.voice_id) && (
                <span data-side={scales.x(point.dollars_per_million) > 50 ? 'before' : 'after'} aria-hidden="true">
                  {point.voice_name}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p part="blind-prices-axis">{texts.prices.axis}</p>
      <p part="blind-prices-voice" aria-hidden="true">
        {pointed ? wordsOf(pointed) : texts.prices.hint}
      </p>
    </>
  )
}

/** Lines and labels of both axes, and the frontier. Decorative, since the dots have their values as text. */
function Axes({ scales, line }: { scales: PriceScales; line: string }) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const writing = useWriting()
  const { laneEnd, prices, scores } = scales
  return (
    <div part="blind-prices-axes" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {scores.map(({ value, at }) => (
          <path key={value} data-grid d={`M0 ${at}H100`} vectorEffect="non-scaling-stroke" />
        ))}
        {laneEnd !== null && <path data-lane d={`M${laneEnd} 0V100`} vectorEffect="non-scaling-stroke" />}
        <path data-line d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {scores.map(({ value, at }) => (
        <span key={value} data-axis="score" style={{ insetBlockStart: `${at}%` }}>
          {formatNumber(value, 0, writing)}
        </span>
      ))}
      {prices.map(({ value, at }) => (
        <span key={value} data-axis="price" style={{ insetInlineStart: `${at}%` }}>
          {dollarText(value, texts, writing)}
        </span>
      ))}
    </div>
  )
}

/** The voices that no other one beats for less, cheapest first. */
function FrontierTable({ frontier }: FrontierProps) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const writing = useWriting()
  const { columns, preliminary } = texts.blind
  return (
    <table part="blind-prices-table">
      <caption>{texts.prices.frontier}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.voice}</th>
          <th scope="col">{columns.score}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {frontier.map((point) => (
          <tr key={point.voice_id}>
            <th scope="row">
              <Link href={voicePath(point)}>{point.voice_name}</Link> <small>{providerName(point.voice_service)}</small>
            </th>
            <td>
              {formatNumber(point.score, 0, writing)} {point.is_preliminary && <small>{preliminary}</small>}
            </td>
            <td>{dollarText(point.dollars_per_million, texts, writing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
