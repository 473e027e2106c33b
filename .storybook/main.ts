import type { StorybookConfig } from '@storybook/react-vite'
import { WRITTEN_HANDBOOK, writeHandbook } from './handbook/write-handbook.ts'

writeHandbook()

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/widgets/src/**/*.stories.tsx',
    './**/*.mdx',
    './**/*.stories.tsx',
    `../${WRITTEN_HANDBOOK}/*.mdx`,
  ],
  staticDirs: ['./static'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The sidebar is for our rooms.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { configType }) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['dawakit-source', 'module', 'browser', configType?.toLowerCase() ?? 'development'],
    },
  }),
}

export default config
