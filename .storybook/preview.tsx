import '@dawakit/widgets/styles.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { StoryShop } from './story-shop.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'partner', title: 'A partner’s brand' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 380 px', styles: { width: '380px', height: '780px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1442 px', styles: { width: '1442px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, id }) => (
      <div
        className={`story story--${globals.theme}`}
        data-dawa-theme={globals.theme === 'dark' ? 'dark' : 'light'}
      >
        <StoryShop key={id} {...parameters.shop}>
          <Story />
        </StoryShop>
      </div>
    ),
  ],
}

export default preview
