import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const packagePath = (path: string) => fileURLToPath(new URL(`../../../packages/react/${path}`, import.meta.url))

/** Every story stands beside its component; nothing here but how they are shown. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/react/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: packagePath('node_modules/flag-icons/flags'), to: '/flags' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
