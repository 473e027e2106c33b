import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// 'import' and 'default' always hold; named here, Node would take the ES module where a package asks with `require`.
const conditions = ['dawakit-source', 'module']
const source = {
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'], externalConditions: ['dawakit-source', 'node'] } },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{core,client,server,sandbox}/**/*.test.ts',
            'examples/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          server: { deps: { inline: [/@dawakit\//] } },
          testTimeout: 20_000,
        },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/{widgets,embed}/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/widgets/test/setup.ts'],
          server: { deps: { inline: [/@dawakit\//] } },
        },
      },
    ],
  },
})
