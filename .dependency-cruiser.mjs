// Who may import whom. ARCHITECTURE.md tells why; this file makes it hold.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The rooms of ours that each room may import, besides itself. Apps are in nobody's list: they are leaves. */
const ROOMS = {
  'packages/contract': [],
  'packages/analysis': ['packages/contract'],
  'packages/gpl-engines': [],
  'packages/sdk': ['packages/contract'],
  'packages/playback': ['packages/contract'],
  'packages/testkit': ['packages/contract'],
  'packages/react': ['packages/sdk', 'packages/playback', 'packages/contract', 'packages/analysis'],
  'packages/elements': ['packages/react', 'packages/sdk', 'packages/playback', 'packages/contract'],
  'apps/server': ['packages/contract', 'packages/analysis'],
  'apps/site': ['packages/react', 'packages/elements', 'packages/sdk', 'packages/contract'],
  'apps/storybook': ['packages/react', 'packages/elements', 'packages/testkit'],
  'apps/docs': ['packages/react', 'packages/elements', 'packages/sdk', 'packages/contract'],
  examples: ['packages/react', 'packages/elements', 'packages/sdk', 'packages/contract'],
  e2e: ['packages/contract', 'packages/sdk'],
  consumers: ['packages/react', 'packages/elements', 'packages/sdk', 'packages/contract'],
}

/** The rooms inside the server. Each may import those before it, so there is an order in which none imports back. */
const SERVER_ROOMS = [
  'kernel/audio',
  'kernel/workers',
  'kernel/config',
  'kernel/log',
  'kernel/database',
  'kernel/storage',
  'kernel/http',
  'kernel/identity',
  'kernel/api',
  'kernel/limits',
  'features/speech',
  'features/catalogue',
  'features/voices',
  'features/collections',
  'features/favorites',
  'features/search',
  'features/map',
  'features/similar',
  'features/mastering',
  'features/catalogueJob',
  'features/credits',
  'features/snippetAccess',
  'features/uploads',
  'features/snippets',
  'features/ratings',
  'features/downloads',
  'features/account',
  'features/mail',
  'features/realtime',
  'features/session',
  'features/docs',
  'features/openGraph',
  'features/oembed',
  'features/providerIcons',
  'features/sitemap',
  'features/files',
]

const TEST = String.raw`\.(test|stories)\.tsx?$|/testing/|/(bench|accuracy)/|/\.storybook/|\.config\.ts$`
const REACT = 'packages/react/src'
const STORE = `^${REACT}/.*Store[.]ts$`
const VIEW = `^${REACT}/.*View[.]tsx$`
const HOOK = `^${REACT}/.*/use[A-Z][A-Za-z]*[.]tsx?$`
const NPM = '(^|/)node_modules/'

const ANYWHERE = '^packages/(contract|analysis|sdk|playback|react|elements)/src'
const FRAMEWORK_FREE = '^packages/(contract|analysis|sdk|playback)/'
const SDK = '^packages/sdk/'
const TYPES = ['type-only']
const INSIDE = `^${REACT}/[^/]+/`
// Texts stand beside the index: the provider gathers them, and every feature asks the provider for its own.
const SHARED = [`^${REACT}/$1/`, `^${REACT}/(ui|runtime|styles|entries)/`, '/(index|messages)[.]tsx?$', '/testing/']
// The last are style sheets as texts, which our builds and Vite make.
const GENERATED = ['/[+]types/', '^virtual:', '^astro:', '[?](inline|url)$']
const OVERLAYS = `${NPM}(@floating-ui|@radix-ui)/`

const rooms = Object.entries(ROOMS).flatMap(([room, allowed]) => {
  const ours = '^(packages|apps|e2e|examples|consumers)/'
  const reach = (more) => [...[room, ...allowed, ...more].map((name) => `^${name}/`), NPM]
  return [
    {
      severity: 'error',
      name: `${room} imports ${allowed.map((name) => name.split('/')[1]).join(', ') || 'nothing'} of ours`,
      from: { path: `^${room}/`, pathNot: TEST },
      to: { path: ours, pathNot: reach([]) },
    },
    {
      severity: 'error',
      name: `${room}: its tests may use the testkit too`,
      from: { path: `^${room}/.*(${TEST})` },
      to: { path: ours, pathNot: reach(['packages/testkit']) },
    },
  ]
})

const A_ROOM = { path: '^((packages|apps)/[^/]+|examples|e2e)/' }
/** The elements, and the frames of the site, are made of parts of packages that nobody else gets: `inside/`, which is not published. */
const MADE_OF_PARTS = '^(packages/elements|apps/site/src/frames)/'
/** The files by which each package is entered. */
const ENTRIES = globSync('packages/*/package.json').flatMap((manifest) => {
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  const files = Object.values(exports).filter((file) => typeof file === 'string' && !file.includes('*'))
  return files.map((file) => `^${join(dirname(manifest), file)}$`)
})

const rule = (name, from, to) => ({ name, severity: 'error', from, to })

const SERVER = 'apps/server/src'
const serverRoom = (room) => `^${SERVER}/${room}/`
const insideServer = [
  rule(
    'server: the kernel imports no feature',
    { path: serverRoom('kernel'), pathNot: TEST },
    { path: serverRoom('features') },
  ),
  rule(
    'server: only the app imports the app',
    { path: serverRoom('(kernel|features)'), pathNot: TEST },
    { path: serverRoom('app') },
  ),
  rule(
    'server: every room is listed',
    { path: serverRoom('(kernel|features)'), pathNot: [TEST, ...SERVER_ROOMS.map(serverRoom)] },
    {},
  ),
  ...SERVER_ROOMS.map((room, at) =>
    rule(
      `server: ${room} imports rooms that are listed before it`,
      { path: serverRoom(room), pathNot: TEST },
      { path: `^${SERVER}/`, pathNot: SERVER_ROOMS.slice(0, at + 1).map(serverRoom) },
    ),
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    ...insideServer,
    rule('no cycles', {}, { circular: true }),
    rule('every import leads somewhere', {}, { couldNotResolve: true, pathNot: GENERATED }),

    rule('what runs anywhere knows no Node', { path: ANYWHERE, pathNot: TEST }, { dependencyTypes: ['core'] }),
    rule('what has no framework knows no React', { path: [FRAMEWORK_FREE, STORE] }, { path: `${NPM}react(-dom)?/` }),
    rule('stores know no hooks or views', { path: STORE }, { path: [HOOK, `^${REACT}/.*[.]tsx$`] }),
    rule('hooks know no views', { path: HOOK, pathNot: TEST }, { path: VIEW }),
    rule('views know no stores and make no calls', { path: VIEW }, { path: [STORE, SDK], dependencyTypesNot: TYPES }),

    rule('a package is imported by its name', A_ROOM, {
      path: '^packages/',
      // The overlays that Vite puts in the place of others, by their files.
      pathNot: ['^$1/', 'overlayModules[.]ts$'],
      dependencyTypes: ['local'],
    }),
    rule(
      'a package is entered by its exports',
      { ...A_ROOM, pathNot: [MADE_OF_PARTS, TEST] },
      { path: '^packages/.*/src/', pathNot: ['^$1/', ...ENTRIES] },
    ),
    rule('a feature is entered by its index', { path: `^${REACT}/([^/]+)` }, { path: INSIDE, pathNot: SHARED }),
    rule('only ui/ imports Radix and Floating UI', { pathNot: [`^${REACT}/ui/`, NPM] }, { path: OVERLAYS }),
    rule('only analysis/ imports chart.js', { pathNot: [`^${REACT}/analysis/`, NPM] }, { path: `${NPM}chart[.]js` }),
    rule('only player/ imports wavesurfer', { pathNot: [`^${REACT}/player/`, NPM] }, { path: `${NPM}wavesurfer` }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(packages|apps)/[^/]+/(dist|build|migrations|public|[.]react-router|[.]astro)/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
