import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/lib/compile-messages.mjs'

export default defineConfig({
  // Relative addresses: the built folder works from any path of any static host.
  base: './',
  plugins: [compileMessages(), react(), tailwindcss()],
  worker: { format: 'es' },
  build: {
    // The size check reads it to find out what the first load consists of.
    manifest: true,
    // No `data:` fonts or workers: the Content-Security-Policy does not admit them.
    assetsInlineLimit: 0,
    // Monaco is bigger than Vite's warning and loaded on demand; scripts/lib/first-load.mjs guards what counts.
    chunkSizeWarningLimit: 2000,
  },
})
