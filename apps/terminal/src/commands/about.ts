import { boxes } from '@estocade/games'
import { type Credit, credits } from '@estocade/words/credits'
import type { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }

/** The program's licence and source, and the sources of every dictionary: what the page's About page shows. */
export function addAbout(program: Command): void {
  program
    .command('about')
    .option('--json', 'as JSON')
    .action(({ json }: { readonly json?: boolean }) => {
      process.stdout.write(json ? `${JSON.stringify({ ...facts, credits }, null, 2)}\n` : aboutText())
    })
}

const facts = {
  version: manifest.version,
  licence: manifest.license,
  source: manifest.repository.url.replace(/^git\+|\.git$/g, ''),
}

function aboutText(): string {
  const languages = [...new Set(credits.map(({ language }) => language))]
  return [
    `Estocade ${facts.version}`,
    `Free software under the ${facts.licence}. Source code: ${facts.source}`,
    'Whoever runs a changed version for others must offer them its source.',
    `${boxes.join(', ')} are boxed games of their authors and publishers.`,
    '',
    'The dictionaries are built from these sources, and are under their licences:',
    ...languages.flatMap((language) => [
      '',
      language,
      ...credits.filter((one) => one.language === language).map(line),
    ]),
    '',
  ].join('\n')
}

const line = ({ source, version, licence, authors, taken }: Credit): string =>
  `  ${source} ${version}: ${licence}\n      ${authors}; ${taken}`
