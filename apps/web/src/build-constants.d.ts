/** Version of the program and address of its source, from the root manifest (see `define` in vite.config.ts). */
declare const __VERSION__: string
declare const __SOURCE__: string
