import type { BlindPoint } from '@voice-rankings/contract'
import { voicePath } from '@voice-rankings/contract'
import { useId, useState } from 'react'
import type { AnchorHTMLAttributes, KeyboardEvent } from 'react'
import { providerName } from '../../names/providerName.ts'
import { formatNumber, useMessages, useWriting } from '../../runtime/index.ts'
import { Link } from '../../ui/index.ts'
import { rootProps } from '../../ui/rootProps.ts'
import type { RootProps } from '../../ui/rootProps.ts'
import { nextTab } from '../../ui/tabKeys.ts'
import { leaderboardMessages } from '../messages.ts'
import { dollarText } from '../priceText.ts'
import { frontierLines, namedPoints, priceScales } from './priceScales.ts'
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
 * const chart = <BlindPriceChart points={points} />
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

  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    const next = nextTab(event, tabStop, points.length)
    if (next === null) return
    setStop(next)
    event.currentTarget.closest('svg')?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <>
      <div part="blind-prices-plot">
        {/* Places are attributes: a policy of the page may forbid styles in markup. */}
        <svg>
          <Axes scales={scales} frontier={frontier} />
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no lists. */}
          <g role="list" aria-label={texts.prices.dots}>
            {points.map((point, at) => {
              const place = { cx: percent(scales.x(point.dollars_per_million)), cy: percent(scales.y(point.score)) }
              const handlers: AnchorHTMLAttributes<HTMLAnchorElement> = {
                onPointerEnter: () => setShown(at),
                onPointerLeave: () => setShown(null),
                onFocus: () => (setShown(at), setStop(at)),
                onBlur: () => setShown(null),
                onKeyDown,
              }
              return (
                <g
                  key={point.voice_id}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no lists.
                  role="listitem"
                  data-gender={point.voice_gender}
                  data-frontier={point.on_frontier || undefined}
                >
                  <Link
                    href={voicePath(point)}
                    tabIndex={at === tabStop ? 0 : -1}
                    aria-label={wordsOf(point)}
                    {...handlers}
                  >
                    <circle data-target {...place} r="12" />
                    <circle {...place} r={point.on_frontier ? 6 : 5} />
                  </Link>
                </g>
              )
            })}
          </g>
          <g data-names aria-hidden="true">
            {frontier
              .filter(({ voice_id: id }) => named.has(id))
              .map(({ voice_id: id, voice_name: name, dollars_per_million: dollars, score }) => {
                const isRight = scales.x(dollars) > 50
                return (
                  <text
                    key={id}
                    x={percent(scales.x(dollars))}
                    y={percent(scales.y(score))}
                    dx={isRight ? 6 : -6}
                    dy="-12"
                    textAnchor={isRight ? 'end' : 'start'}
                  >
                    {name}
                  </text>
                )
              })}
          </g>
        </svg>
      </div>
      <p part="blind-prices-axis">{texts.prices.axis}</p>
      <p part="blind-prices-voice" aria-hidden="true">
        {pointed ? wordsOf(pointed) : texts.prices.hint}
      </p>
    </>
  )
}

const percent = (place: number) => `${place.toFixed(2)}%`

/** Lines and labels of both axes, and the frontier. Decorative, since the dots have their values as text. */
function Axes({ scales, frontier }: FrontierProps & { scales: PriceScales }) {
  const texts = useMessages('leaderboard', leaderboardMessages)
  const writing = useWriting()
  const { laneEnd, prices, scores } = scales
  return (
    <g data-axes aria-hidden="true">
      {scores.map(({ value, at }) => (
        <line key={value} x1="0" x2="100%" y1={percent(at)} y2={percent(at)} />
      ))}
      {laneEnd !== null && <line data-lane x1={percent(laneEnd)} x2={percent(laneEnd)} y1="0" y2="100%" />}
      {frontierLines(frontier, scales).map(({ x1, y1, x2, y2 }) => (
        <line
          key={[x1, y1, x2, y2].join()}
          data-frontier
          x1={percent(x1)}
          y1={percent(y1)}
          x2={percent(x2)}
          y2={percent(y2)}
        />
      ))}
      {scores.map(({ value, at }) => (
        <text key={value} x="0" y={percent(at)} dx="-10" dy="4" textAnchor="end">
          {formatNumber(value, 0, writing)}
        </text>
      ))}
      {prices.map(({ value, at }) => (
        <text key={value} x={percent(at)} y="100%" dy="24" textAnchor="middle">
          {dollarText(value, texts, writing)}
        </text>
      ))}
    </g>
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
