import { test as base } from '@playwright/test'
import { type Sites, startSites } from './startSites.ts'

/** Test of logins across sites. The sites are shared, since they take longer to start than a login. */
export const test = base.extend<{ withoutPolicy: void }, { sites: Sites }>({
  sites: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures it needs, and it needs none
    async ({}, provide) => {
      const sites = await startSites()
      await provide(sites)
      await sites.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  withoutPolicy: [
    async ({ sites }, provide) => {
      sites.provider.openerPolicy = null
      await provide()
    },
    { auto: true },
  ],
})
