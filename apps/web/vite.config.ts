import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/words': 'http://127.0.0.1:4747', '/api': 'http://127.0.0.1:4747' } },
})
