import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DIRECTORIES } from './directories.ts'
import { readBuiltPages, type ReadBuiltPages } from './readBuiltPages.ts'

/** `visitor` is the network address of the visitor the page is rendered for. */
type FetchHandler = (request: Request, visitor: string) => Promise<Response>

/** Options that the server passes to the site. */
interface SiteOptions {
  /** Calls this server in-process. */
  fetch: FetchHandler
  /** Build id of the rendered pages, with which a page detects a newer build; empty when unknown. */
  build: string
  /** Further origins to which pages upload audio. */
  uploadOrigins: readonly string[]
  /** Public base URL of the server, if configured; pages use it for absolute links. */
  publicUrl?: string | undefined
  hostIsTrusted: boolean
}

/** Exports of the built site's server entry. */
interface SiteModule {
  createSiteHandler(options: SiteOptions): FetchHandler
  /** Paths of the indexable pages, besides those of the voices. */
  INDEXED_PATHS: readonly string[]
}

export interface Site {
  /** Directory of the files for browsers. */
  clientDir: string
  createHandler: SiteModule['createSiteHandler']
  indexedPaths?: SiteModule['INDEXED_PATHS']
  /** Latest build at server start. */
  latestBuild?: LatestBuild | undefined
  /** Documentation, once it is built. */
  docs?: ReadBuiltPages | undefined
  /** Storybook, once it is built. */
  storybook?: ReadBuiltPages | undefined
}

interface LatestBuild {
  id: string
  /** ISO 8601. */
  built_at: string
}

/** File that identifies the build, relative to the client directory. */
export const LATEST_BUILD_FILE = 'builds/latest.json'

/** Loads the built site with documentation and Storybook; undefined without a site: the server is then API only. */
export async function loadSite(
  directories: Pick<typeof DIRECTORIES, 'site' | 'docs' | 'storybook'> = DIRECTORIES,
): Promise<Site | undefined> {
  const entry = join(directories.site, 'server', 'index.js')
  if (!existsSync(entry)) return undefined
  const { createSiteHandler, INDEXED_PATHS } = (await import(pathToFileURL(entry).href)) as SiteModule
  const clientDir = join(directories.site, 'client')
  const latestBuild = await readLatestBuild(join(clientDir, LATEST_BUILD_FILE))
  return {
    clientDir,
    createHandler: createSiteHandler,
    indexedPaths: INDEXED_PATHS,
    latestBuild,
    docs: readBuiltPages(directories.docs),
    storybook: readBuiltPages(directories.storybook),
  }
}

async function readLatestBuild(path: string): Promise<LatestBuild | undefined> {
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as LatestBuild) : undefined
}
