import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { bundleAsync, transform } from 'lightningcss'

// The browsers that have light-dark(); older targets would freeze the theme at build time.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const targets = { chrome: version(123), firefox: version(128), safari: version(17, 5) }

/** A sheet is imported by its path, or by the package that it is of. */
const resolver = {
  resolve: (name: string, from: string) =>
    name.startsWith('.') ? resolve(dirname(from), name) : createRequire(resolve(from)).resolve(name),
}

/** What a `rem` is on a page that leaves its root alone. Inside an element the page's own root must not matter. */
const ROOT_PX = 16

/** Sheets that come to another later, and use variables that it has set. */
const LATER: Readonly<Record<string, readonly string[]>> = { 'full.css': ['fullMore.css'] }

/** The sheets of the small player, which every byte of is seen by pages that show nothing else; and the one they come after. */
const SMALL: Readonly<Record<string, string | null>> = {
  'small.css': null,
  'page.css': null,
  'sound.css': 'small.css',
  'foot.css': 'small.css',
}

/** A style sheet as a text, bundled, without variables that nothing uses, and with no length that depends on the page. */
export async function minifyStyles(filename: string): Promise<string> {
  const beside = (name: string) => join(dirname(filename), name)
  const before = SMALL[basename(filename)]
  const later = (LATER[basename(filename)] ?? []).map(beside)
  const variables = variablesOf((await Promise.all([filename, ...later].map(textOf))).join(''))
  const known = before ? variablesOf(await textOf(beside(before))).used : new Set<string>()
  const { code } = await bundleAsync({
    filename,
    resolver,
    minify: true,
    targets,
    unusedSymbols: [...variables.set].filter((name) => !variables.used.has(name) || known.has(name)),
    visitor: {
      ...(before !== undefined && { Rule: { style: (rule) => (isOfAttribute(rule) ? [] : undefined) } }),
      Length: ({ unit, value }) => (unit === 'rem' ? { unit: 'px', value: value * ROOT_PX } : undefined),
    },
  })
  const css = Buffer.from(code).toString().replaceAll(SAME_FONT, '')
  return before === undefined ? css : minifySmall(filename, css)
}

/** What can be said shorter because the sheet is alone in its root. */
function minifySmall(filename: string, css: string): string {
  const alone = css
    .replace(TOKENS, ':host{$<tokens>}')
    .replaceAll(UNLOADED_FONT, '')
    .replaceAll(NEIGHBOURS, '$1{$2;')
    .replaceAll(OVERRULED, '')
  const { code } = transform({ filename, code: Buffer.from(alone), minify: true, targets })
  // Of values that it does not take apart, such as those of variables, it keeps the spaces.
  return Buffer.from(code).toString().replaceAll(', ', ',')
}

/** What is left of the tokens, in the layer and for the elements that a page may overrule. */
const TOKENS = /@layer voice\.tokens\{:where\(:root,:host\)\{(?<tokens>[^}]*)\}\}/
/** Rules for the same elements, side by side. */
const NEIGHBOURS = /(:host|\.root)\{([^}]*)\}\1\{/g
/** What is said again further on in the same rule. */
const OVERRULED = /(?<=[{;])([a-z-]+):[^;}]*;(?=(?:[^}]*;)?\1:)/g

/** Only Apple's browsers know this name, and to them it is that of `system-ui`, which follows it. */
const SAME_FONT = /ui-sans-serif, ?(?=system-ui)/g

/** A font of the site, which nothing loads on the pages of others. */
const UNLOADED_FONT = /"[^"]+ Variable", ?/g

/** Rules of the tokens for attributes inside: a small player has its theme and its gender on the element itself. */
const isOfAttribute = ({ value }: { value: { selectors: unknown } }) =>
  /data-(theme|gender)/.test(JSON.stringify(value.selectors))

const textOf = async (filename: string) => Buffer.from((await bundleAsync({ filename, resolver })).code).toString()
const usesOf = (text: string) => [...text.matchAll(/var\(\s*(--voice-[\w-]+)/g)].map(([, name = '']) => name)

/** The variables of ours that a style sheet sets, and those it uses, directly or through others. */
function variablesOf(css: string): { set: Set<string>; used: Set<string> } {
  const set = new Map<string, string[]>()
  const used = new Set<string>()
  for (const [, property = '', value = ''] of css.matchAll(/([\w-]+)\s*:\s*([^;{}]*)/g)) {
    if (/^--(voice|lightningcss)-/.test(property)) set.set(property, [...(set.get(property) ?? []), ...usesOf(value)])
    else for (const name of usesOf(value)) used.add(name)
  }
  // A set grows while it is walked: what is used by what is used is used.
  for (const name of used) for (const next of set.get(name) ?? []) used.add(next)
  return { set: new Set(set.keys()), used }
}
