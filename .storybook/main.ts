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
  // The built script tag stands there as a page loads it: `scripts/build/build-embed.ts` makes it before.
  staticDirs: ['./static', { from: '../packages/embed/dist/cdn', to: '/embed' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The sidebar is for our rooms.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { configType }) => ({
    ...vite,
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Together, what every entry loads: each frame of a page of docs asked for 138 files of a few hundred bytes.
        output: {
          ...vite.build?.rolldownOptions?.output,
          codeSplitting: {
            groups: [{ name: 'house', test: /-labels\.ts$|packages.(core|client|testing).src/ }],
          },
        },
      },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['dawakit-source', 'module', 'browser', configType?.toLowerCase() ?? 'development'],
    },
  }),
}

export default config
