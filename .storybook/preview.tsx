import '@dawakit/widgets/styles.css'
import './preview.css'
import { bracketedLanguage } from '@dawakit/testing/bracketed'
import { hindi } from '@dawakit/widgets/hindi'
import { widgetLabels } from '@dawakit/widgets/language'
import { tamil } from '@dawakit/widgets/tamil'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { tellArgTypes } from './arg-types.ts'
import { DocsRoom } from './docs-room.tsx'
import { keepQuiet } from './quiet-frame.ts'
import { StoryShop, untilStarted } from './story-shop.tsx'
import { WidgetPage } from './widget-page/widget-page.tsx'

/** English is built in. What stays outside brackets came from no dictionary. */
const languages = { english: undefined, hindi, tamil, brackets: bracketedLanguage(widgetLabels) }
const languageOf = ({ language }: { language?: string }) => languages[language as keyof typeof languages]

// A second, which is the usual, is too short for what is fetched when it is first asked for, on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
keepQuiet()

const preview: Preview = {
  argTypesEnhancers: [tellArgTypes],
  // A story with the tag 'own-words' says words of its own, as the host of a part does. One whose `parameters.isWholePage`
  // is set brings its own shop, as a page with the script tag does.
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
    language: {
      description: 'Words',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'english', title: 'English' },
          { value: 'hindi', title: 'हिन्दी' },
          { value: 'tamil', title: 'தமிழ்' },
          { value: 'brackets', title: '⟦Brackets⟧' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowrightalt' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleftalt' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'english', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    docs: { container: DocsRoom, page: WidgetPage },
    layout: 'fullscreen',
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Start',
          'Foundations',
          'Shopping',
          'Checkout',
          'Orders',
          'Account',
          'Primitives',
          'Handbook',
          ['The handbook', 'Getting started', 'Starts'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 380 px', styles: { width: '380px', height: '780px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1442 px', styles: { width: '1442px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  // A play function begins when the story's shop has started, as a customer does.
  mount: (context) => async () => {
    await context.renderToCanvas()
    await untilStarted(context.canvasElement)
    return context.canvas
  },
  decorators: [
    (Story, { globals, parameters, id }) => (
      <div
        className={`story story--${globals.theme}`}
        data-dawa-theme={globals.theme === 'dark' ? 'dark' : 'light'}
        dir={globals.direction}
        lang={languageOf(globals)?.locale ?? 'en'}
      >
        {parameters.isWholePage ? (
          <Story />
        ) : (
          <StoryShop key={`${id} ${globals.language}`} language={languageOf(globals)} {...parameters.shop}>
            <Story />
          </StoryShop>
        )}
      </div>
    ),
  ],
}

export default preview
