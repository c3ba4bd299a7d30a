import type { Hono } from 'hono'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import type { Site } from './loadSite.ts'
import { type AudioOptions, serveAudio } from './serveAudio.ts'
import { serveDocsSite } from './serveDocsSite.ts'
import { serveEmbeds } from './serveEmbeds.ts'
import { type ExportOptions, serveExports } from './serveExports.ts'
import { serveFlags } from './serveFlags.ts'
import { serveFonts } from './serveFonts.ts'
import { serveSite, type ServeSiteOptions } from './serveSite.ts'
import { serveStorybook } from './serveStorybook.ts'

export interface FilesOptions extends AudioOptions, ServeSiteOptions {
  services: (AudioOptions['services'] & ExportOptions['services']) | undefined
  /** The built pages, if any. */
  site: Site | undefined
  /** Default: the flags that come with the server. */
  flagsDir: string | undefined
}

/** Serves static files and stored audio. Register it last: the site handles all remaining paths. */
export function serveFiles(app: Hono<AppEnv>, { site, flagsDir, ...options }: FilesOptions): void {
  serveAudio(app, options)
  serveExports(app, options)
  serveEmbeds(app)
  serveFlags(app, flagsDir)
  serveFonts(app)
  if (!site) return
  if (site.docs) serveDocsSite(app, site.docs, options)
  if (site.storybook) serveStorybook(app, site.storybook, options)
  serveSite(app, site, options)
}
