import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/widgets/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
