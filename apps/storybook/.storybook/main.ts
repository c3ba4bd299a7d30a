import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const FLAGS = fileURLToPath(new URL('../node_modules/flag-icons/flags', import.meta.url))

/** Every story stands beside its component; here are those of several components with a running server. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/react/src/**/*.stories.tsx', '../src/live/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: FLAGS, to: '/flags' }],
  // Older targets would settle light-dark() when it is built, so that no story could stand in two themes.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: ['chrome123', 'firefox128', 'safari17.5'] } }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
