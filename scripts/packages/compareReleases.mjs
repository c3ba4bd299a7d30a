import { createHash } from 'node:crypto'

const BUMPS = ['none', 'patch', 'minor', 'major']
const SHOWN = 20
/** Of what users must give, the new is what breaks their programs. */
const DEMAND = /^asks for /

/** The names of an API as they are kept: a line each, with a mark of how it is declared. `names` is a `Map { name: text }`. */
export function writeNames(names) {
  const lines = [...names].map(
    ([name, text]) => `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`,
  )
  return `${lines.toSorted((a, b) => (a < b ? -1 : 1)).join('\n')}\n`
}

function readNames(text) {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' '))]))
}

/** The greatest step that changesets ask for, of the texts of their files: the packages have one version, so one says it for all. */
export function bumpOf(changesets, packages) {
  const asked = changesets.flatMap((text) => {
    const [, front = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? []
    return [...front.matchAll(/^['"]?([^'":]+)['"]?: *(\w+) *$/gm)]
      .filter(([, name]) => packages.includes(name))
      .map(([, , bump]) => BUMPS.indexOf(bump))
  })
  return BUMPS[Math.max(0, ...asked)]
}

/** What is different, which step of the version it asks for at least, and what to do. */
const CHANGES = [
  {
    title: 'Gone since the last release',
    least: 'major',
    advice: 'A removal needs a changeset that says major.',
    of: (before, now) => [...before.keys()].filter((name) => !now.has(name) && !DEMAND.test(name)),
  },
  {
    title: 'Not asked for in the last release',
    least: 'major',
    advice: 'What must be given needs a changeset that says major; what may be left out does not.',
    of: (before, now) => [...now.keys()].filter((name) => !before.has(name) && DEMAND.test(name)),
  },
  {
    title: 'Declared otherwise than in the last release',
    least: 'minor',
    advice: 'A type that asks for more or gives less needs a changeset that says major, any other one that says minor.',
    of: (before, now) => [...before].filter(([name, mark]) => (now.get(name) ?? mark) !== mark).map(([name]) => name),
  },
  {
    title: 'New since the last release',
    least: 'minor',
    advice: 'An addition needs a changeset that says minor.',
    of: (before, now) => [...now.keys()].filter((name) => !before.has(name) && !DEMAND.test(name)),
  },
]

/** What keeps the names of an API from being released after others with this step of the version; empty when nothing does. */
export function compareReleases(released, present, bump) {
  const [before, now] = [released, present].map(readNames)
  return CHANGES.flatMap(({ title, least, advice, of }) => {
    const names = of(before, now)
    if (names.length === 0 || BUMPS.indexOf(bump) >= BUMPS.indexOf(least)) return []
    const rest = names.length > SHOWN ? [`and ${names.length - SHOWN} more`] : []
    return [`${title}:`, ...names.slice(0, SHOWN).map((name) => `  ${name}`), ...rest, advice]
  }).join('\n')
}
