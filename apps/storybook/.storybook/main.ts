import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const FLAGS = fileURLToPath(new URL('../node_modules/flag-icons/flags', import.meta.url))

/** Stories are beside their components; this folder has those of several components with a running server. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/react/src/**/*.stories.tsx', '../src/live/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: FLAGS, to: '/flags' }],
  // Older targets would compile light-dark() to one theme, but stories show both.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: ['chrome123', 'firefox128', 'safari17.5'] } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
