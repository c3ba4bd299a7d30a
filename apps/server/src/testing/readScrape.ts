/** A sample of a scrape. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const NAME = String.raw`[a-zA-Z_:][a-zA-Z0-9_:]*`
const LABEL = String.raw`[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"`
const HEAD = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`)
// Prometheus reads numbers as Go does, and so NaN in any case.
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)?\\})? ([+-]?Inf|NaN|Nan|[-+0-9.eE]+)$`)
const SUFFIXES: Readonly<Record<string, string>> = { histogram: '_(bucket|sum|count)$', summary: '_(sum|count)$' }

/**
 * Parses Prometheus's text format, version 0.0.4, strictly: throws for a line of another form, a sample before its
 * type, a type given twice, and a series given twice.
 */
export function readScrape(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.')
  const types = new Map<string, string>()
  const series = new Set<string>()
  const samples: Sample[] = []
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [, kind, about = '', rest = ''] = HEAD.exec(line) ?? []
    if (kind === 'TYPE') {
      if (types.has(about) || !/^(counter|gauge|histogram|summary|untyped)$/.test(rest)) throw new Error(line)
      types.set(about, rest)
    }
    if (kind) continue
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? []
    const family = [...types].some(
      ([known, type]) => name === known || new RegExp(`^${known}${SUFFIXES[type] ?? '$'}`).test(name),
    )
    const one = `${name}{${labels}}`
    if (!family || series.has(one)) throw new Error(`Not a sample: ${line}`)
    series.add(one)
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [key, text])
    samples.push({ name, labels: Object.fromEntries(pairs), value: Number(value.replace('Inf', 'Infinity')) })
  }
  return samples
}
