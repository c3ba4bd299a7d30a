import { Button, FailedNotice, Notice, Spinner } from '@voice-rankings/react/ui'
import type { ReactNode } from 'react'
import { useOperatorTexts } from './useOperatorTexts.ts'
import type { Loaded } from './useLoaded.ts'

/** Content of loaded data, or its loading or error state. */
export function WhenLoaded<Answer>({
  data,
  onRetry,
  children,
}: {
  data: Loaded<Answer>
  onRetry: () => void
  children: (answer: Answer) => ReactNode
}) {
  const { texts } = useOperatorTexts()
  if (data.status === 'ready') return children(data.answer)
  if (data.status === 'failed') return <FailedNotice texts={texts} onRetry={onRetry} headingLevel={3} />
  return (
    <output className="site-hint">
      <Spinner /> {texts.loading}
    </output>
  )
}

/** Column of a table: its header, and the cell of a row. */
type Column<Row> = readonly [header: string, cell: (row: Row) => ReactNode]

/** Table that scrolls sideways where it does not fit; a notice without rows. The first cell of a row is its header. */
export function OperatorTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  emptyHint,
}: {
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  empty: string
  emptyHint: string
}) {
  const [[, headerOf], ...others] = columns
  if (rows.length === 0) return <Notice title={empty} hint={emptyHint} headingLevel={3} />
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section className="site-operator-scroll" aria-label={caption} tabIndex={0}>
      <table className="voice-table">
        <thead>
          <tr>
            {columns.map(([header]) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{headerOf(row)}</th>
              {others.map(([header, cellOf]) => (
                <td key={header}>{cellOf(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Buttons for the pages of a list; nothing for a single page. */
export function Pages({
  page,
  total,
  limit,
  onPage,
}: {
  page: number
  total: number
  limit: number
  onPage: (page: number) => void
}) {
  const { texts } = useOperatorTexts()
  const pages = Math.max(1, Math.ceil(total / limit))
  if (pages === 1 && page === 1) return null
  return (
    <div className="site-operator-row">
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <span>{texts.page(page, pages)}</span>
      <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </div>
  )
}

/** Id or foreign text of a cell, which keeps its own direction. */
export const isolated = (text: string) => <bdi>{text}</bdi>

/** Labelled text field. */
export function TextField({
  label,
  value,
  hint,
  problem,
  onChange,
  ref,
}: {
  label: string
  value: string
  hint?: string
  problem?: string | undefined
  onChange: (value: string) => void
  ref?: React.Ref<HTMLInputElement>
}) {
  return (
    <label className="site-operator-field">
      <span>{label}</span>
      <input
        ref={ref}
        className="voice-field"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem === undefined ? hint && <span className="site-hint">{hint}</span> : <span role="alert">{problem}</span>}
    </label>
  )
}

/** Labelled check box. */
export function CheckBox({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="site-operator-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} /> {label}
    </label>
  )
}
