import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { bundleAsync, transform } from 'lightningcss'
import { hexColor } from './hexColor.ts'

// Browsers that support light-dark(); older targets would fix the theme at build time.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
const targets = { chrome: version(123), firefox: version(128), safari: version(17, 5) }

/** Resolves a style sheet by path or package name. */
const resolver = {
  resolve: (name: string, from: string) =>
    name.startsWith('.') ? resolve(dirname(from), name) : createRequire(resolve(from)).resolve(name),
}

/** Default size of a `rem`, used instead of the page's root font size. */
const ROOT_PX = 16

/** Sheets loaded later that use variables of another. */
const LATER: Readonly<Record<string, readonly string[]>> = { 'full.css': ['fullMore.css'] }

/** Sheets of the small player, minified further because of its size budget, and the sheet each is loaded after. */
const SMALL: Readonly<Record<string, string | null>> = {
  'small.css': null,
  'page.css': null,
  'sound.css': 'small.css',
  'foot.css': 'small.css',
}

/** Style sheet as a string: bundled, without unused variables and without lengths relative to the page. */
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
  const css = Buffer.from(code)
    .toString()
    .replaceAll(SAME_FONT, '')
    .replaceAll(UNLOADED_FONT, '')
    // Lightning CSS keeps the spaces in values it does not parse, such as those of variables.
    .replaceAll(', ', ',')
    .replaceAll(OKLCH, (color, ...[l, c, h]: string[]) => hexColor(Number(l) / 100, Number(c), Number(h)) ?? color)
  if (before !== undefined) return minifySmall(filename, css)
  // Only the page of a frame has styles outside a shadow root.
  return basename(filename) === 'frame.css' ? css : css.replaceAll(':where(:root,:host)', ':host')
}

/** Further minification, possible because the sheet is alone in its shadow root. */
function minifySmall(filename: string, css: string): string {
  const alone = css.replace(TOKENS, ':host{$<tokens>}').replaceAll(NEIGHBOURS, '$1{$2;').replaceAll(OVERRULED, '')
  const { code } = transform({ filename, code: Buffer.from(alone), minify: true, targets })
  return Buffer.from(code).toString().replaceAll(', ', ',')
}

/** Remaining tokens, in the layer and selector that a page may override. */
const TOKENS = /@layer voice\.tokens\{:where\(:root,:host\)\{(?<tokens>[^}]*)\}\}/
/** Adjacent rules with the same selector. */
const NEIGHBOURS = /(:host|\.root)\{([^}]*)\}\1\{/g
/** Declarations that are overridden later in the same rule. */
const OVERRULED = /(?<=[{;])([a-z-]+):[^;}]*;(?=(?:[^}]*;)?\1:)/g

/** Opaque colours as Lightning CSS writes them. */
const OKLCH = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g

/** Only Apple's browsers know this name, and there `system-ui`, which follows it, is the same font. */
const SAME_FONT = /ui-sans-serif, ?(?=system-ui)/g

/** Fonts of the site, which are not loaded on other pages. */
const UNLOADED_FONT = /"[^"]+ Variable", ?/g

/** Token rules for attributes inside: a small player has its theme and gender on the host element. */
const isOfAttribute = ({ value }: { value: { selectors: unknown } }) =>
  /data-(theme|gender)/.test(JSON.stringify(value.selectors))

const textOf = async (filename: string) => Buffer.from((await bundleAsync({ filename, resolver })).code).toString()
const usesOf = (text: string) => [...text.matchAll(/var\(\s*(--voice-[\w-]+)/g)].map(([, name = '']) => name)

/** Variables that a style sheet sets, and those it uses directly or through others. */
function variablesOf(css: string): { set: Set<string>; used: Set<string> } {
  const set = new Map<string, string[]>()
  const used = new Set<string>()
  for (const [, property = '', value = ''] of css.matchAll(/([\w-]+)\s*:\s*([^;{}]*)/g)) {
    if (/^--(voice|lightningcss)-/.test(property)) set.set(property, [...(set.get(property) ?? []), ...usesOf(value)])
    else for (const name of usesOf(value)) used.add(name)
  }
  // A Set iterates over elements added during the loop, so this computes the transitive closure.
  for (const name of used) for (const next of set.get(name) ?? []) used.add(next)
  return { set: new Set(set.keys()), used }
}
