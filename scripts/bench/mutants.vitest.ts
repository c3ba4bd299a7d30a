import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import config from '../../vitest.config.ts'

const wanted = process.env['MUTANTS_PROJECT'] ?? 'unit'

/** The one test project that a mutation run needs: each further one would be started for every mutant. */
export default defineConfig({
  test: {
    projects: config.test?.projects?.filter(
      (project) => (project as TestProjectInlineConfiguration).test?.name === wanted,
    ),
  },
})
