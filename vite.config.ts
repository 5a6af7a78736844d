import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compileMessages } from './scripts/lib/compile-messages.mjs'
import { firstLoad } from './scripts/lib/first-chunk.mjs'

export default defineConfig({
  // Relative addresses: the built folder works from any path of any static host.
  base: './',
  plugins: [
    compileMessages(),
    react(),
    tailwindcss(),
    VitePWA({
      // `features/offline` registers it, once the page has come to rest.
      injectRegister: null,
      registerType: 'prompt',
      manifest: {
        name: 'Wirelab',
        short_name: 'Wirelab',
        description: 'MCP, one message at a time · 一步一步看 MCP',
        lang: 'zh-CN',
        display: 'standalone',
        start_url: './',
        background_color: '#F3F5F1',
        theme_color: '#F3F5F1',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
      workbox: {
        // Everything: both languages, the exercises, editor and sandbox, the course's files.
        globPatterns: ['**/*.{js,css,html,woff2,woff,ttf,wasm,svg,py,ts,txt}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstLoad }] } } },
    // The size check reads it to find out what the first load consists of.
    manifest: true,
    // No `data:` fonts or workers: the Content-Security-Policy does not admit them.
    assetsInlineLimit: 0,
    // Monaco is bigger than Vite's warning and loaded on demand; scripts/lib/first-load.mjs guards what counts.
    chunkSizeWarningLimit: 2000,
  },
})
