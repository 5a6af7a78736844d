/** Where the page's own host keeps QuickJS; the bundler rewrites the address and copies the file. */
export const WASM_URL = new URL(
  '../../node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm',
  import.meta.url,
).href
