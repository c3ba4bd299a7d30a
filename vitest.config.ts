import { defineConfig } from 'vitest/config'

// One runner, one project per room that has unit tests; browser tests are apps/storybook's and e2e's.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{contract,analysis,sdk,playback,gpl-engines,testkit}/src/**/*.test.ts',
            'apps/site/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'react',
          environment: 'jsdom',
          include: ['packages/react/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          globalSetup: 'apps/server/src/testing/postgresSetup.ts',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
