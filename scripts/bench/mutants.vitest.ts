import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import config from '../../vitest.config.ts'

const wanted = process.env['MUTANTS_PROJECT'] ?? 'unit'

const projects = (config.test?.projects ?? []).filter(
  (project): project is TestProjectInlineConfiguration => typeof project === 'object' && 'test' in project,
)

/**
 * The tests of the stores, which need no page. Component tests also use the stores, but take seconds per mutant instead
 * of milliseconds.
 */
const stores: TestProjectInlineConfiguration = {
  test: {
    ...projects.find(({ test }) => test?.name === 'react')?.test,
    name: 'stores',
    environment: 'node',
    setupFiles: [],
    include: ['packages/react/src/**/*Store*.test.ts'],
  },
}

/** Config with only the wanted test project: every other project would be started for each mutant. */
export default defineConfig({
  test: { projects: [...projects, stores].filter(({ test }) => test?.name === wanted) },
})
