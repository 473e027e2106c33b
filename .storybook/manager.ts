import { addons } from 'storybook/manager-api'
import logo from './logo.svg'
import { storybookThemes } from './storybook-theme.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: {
    ...storybookThemes[isDark ? 'dark' : 'light'],
    brandTitle: 'Dawakit',
    brandImage: logo,
    brandUrl: './',
    brandTarget: '_self',
  },
  sidebar: { showRoots: true },
})

// The name of a tab is no setting.
const nameTab = () => {
  if (document.title.endsWith('Storybook')) document.title = document.title.replace(/Storybook$/, 'Dawakit')
}
nameTab()
new MutationObserver(nameTab).observe(document.head, { childList: true, subtree: true, characterData: true })
