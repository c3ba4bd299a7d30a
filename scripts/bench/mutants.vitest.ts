import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import config from '../../vitest.config.ts'

const wanted = process.env['MUTANTS_PROJECT'] ?? 'unit'

/** Config with only the wanted test project: every other project would be started for each mutant. */
export default defineConfig({
  test: {
    projects: config.test?.projects?.filter(
      (project) => (project as TestProjectInlineConfiguration).test?.name === wanted,
    ),
  },
})
