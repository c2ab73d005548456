import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a font configuration beside the unpacked browser, which names only the fonts unpacked there and a cache of its
 * own. The configuration that comes with the browser names folders of another machine. With it no text is shown, and a
 * page that needs a glyph from another font crashes the browser. Returns the file's path.
 */
export function ownFonts(folder: string): string {
  const file = join(folder, 'own-fonts.conf')
  const content = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(join(folder, 'fonts'))}</dir>
  <cachedir>${escaped(join(folder, 'font-cache'))}</cachedir>
</fontconfig>
`
  // Written again if the folder has been moved.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    const part = `${file}.${process.pid}`
    writeFileSync(part, content)
    renameSync(part, file)
  }
  return file
}

const escaped = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
