import { terminalGames } from '../games/index.ts'
import type { Examples } from '../games/terminal-game.ts'
import type { TextKey } from '../texts/index.ts'

/** Each with what it does: the key of a text, or English on pages for programs and operators. */
const common: Examples = {
  '': [
    ['estocade play', 'example_title'],
    ['estocade help play', 'example_help'],
    ['estocade completion bash', 'example_completion'],
    ['estocade about', 'example_about'],
  ],
  'words check': [['estocade words check maison --lang fr', 'is it a word, and as what?']],
  'words lengthen': [
    ['estocade words lengthen laufen laufend', 'no: the same entry'],
    ['estocade words lengthen tal last --json', 'yes, as JSON'],
  ],
  'words list': [['estocade words list --lang it --min 2 --max 3', 'the short words, one a line']],
  'words stats': [['estocade words stats --lang de', 'how many words of each length and kind']],
  ladder: [
    [
      'estocade ladder --engine "python3 examples/engine.py" --game jarnac --lang fr',
      'a program against the levels, with a rating',
    ],
  ],
  engine: [['estocade engine --level fencer', 'a level as a program that answers positions']],
  replay: [
    ['estocade replay game.txt', 'turn by turn'],
    ['estocade replay game.txt --json', 'text notation into JSON'],
  ],
  verify: [['estocade verify game.txt', 'checks rules and draws; names the first wrong line']],
  review: [['estocade review game.txt', 'what was missed, turn by turn']],
  play: [
    ['estocade play', 'example_title'],
    ['estocade play --lang fr --bots master', 'example_master'],
    ['estocade play --preset solo --lang it', 'example_alone'],
    ['estocade play --resume', 'example_resume'],
    ['estocade play --server https://play.example --table abc123', 'example_table'],
    ['estocade play --plain --seed 7 --bots pupil', 'example_plain'],
  ],
  serve: [
    ['estocade serve', 'everything on port 3000 of this machine'],
    ['estocade serve --host 0.0.0.0 --port 8080', 'for the whole network'],
  ],
  doctor: [
    ['estocade doctor', 'a server in ./data'],
    ['estocade doctor --origin https://play.example --secure --trust-proxy loopback', 'with its proxy'],
  ],
  backup: [['estocade backup estocade.backup', 'everything in one file']],
  restore: [['estocade restore estocade.backup --data new-folder', 'a new server from it']],
  'admin close-table': [
    ['estocade admin close-table abc123 --reason Spam', 'its players are told why, at once'],
  ],
  'admin ban': [
    [
      'estocade admin ban ann --until 7d --reason Insults',
      'by login, by id, or by a name that only one player has',
    ],
    ['estocade admin ban --address 203.0.113.0/24', 'an address or a range, without an end'],
  ],
  'admin unban': [['estocade admin unban ann', 'a player, an address or a range']],
  'admin bans': [['estocade admin bans', 'who is banned, and until when']],
  'admin reset-password': [
    [
      'estocade admin reset-password ann --origin https://play.example',
      'a link for a new password that works once',
    ],
  ],
  'admin reports': [['estocade admin reports --open', 'what players have reported']],
  'admin resolve': [['estocade admin resolve k3Jd02aB', 'a report that has been dealt with']],
  'admin words add': [
    ['estocade admin words add fr GOOGLER --like PARLER --reason "Said every day"', 'with all its forms'],
  ],
  'admin words remove': [
    ['estocade admin words remove de LAURA --reason "A name"', 'with all forms of the entry'],
  ],
  'admin words restore': [['estocade admin words restore de LAURA', 'as the dictionary has it']],
  'admin words list': [['estocade admin words list fr', 'what was changed, why, by whom and when']],
  'admin words family': [['estocade admin words family on', 'no new table admits words that offend']],
  'admin words appeals': [['estocade admin words appeals --open', 'what nobody has decided']],
  'admin words decide': [['estocade admin words decide k3Jd02aB yes', 'the word counts from now on']],
  bench: [['estocade bench words jarnac', 'measure these two']],
  completion: [
    ['source <(estocade completion bash)', 'in ~/.bashrc'],
    ['estocade completion zsh > ~/.zfunc/_estocade', 'in a folder of $fpath'],
    ['estocade completion fish > ~/.config/fish/completions/estocade.fish', ''],
  ],
}

const all = [common, ...terminalGames.map((game) => game.examples)]

/** With those of each game. A test runs each through the parser. */
export const examples: Examples = Object.fromEntries(
  all.flatMap(Object.keys).map((path) => [path, all.flatMap((some) => some[path] ?? [])]),
)

/** Further sections of manual pages: a heading, and the key of a text or English as in the examples. */
export const notes: Readonly<Record<string, readonly (readonly [heading: TextKey, text: string])[]>> = {
  '': [
    ['manual_exit', 'note_exit'],
    ['manual_environment', 'note_cache'],
  ],
  admin: [
    [
      'manual_running',
      'Every command works beside a running server, on the same folder or Postgres: the server notices within two seconds, tells the players concerned and disconnects those who are banned.',
    ],
  ],
  play: [
    ['manual_keys', 'note_keys'],
    ['manual_plain', 'note_plain'],
    ['manual_files', 'note_files'],
    ['manual_environment', 'note_environment'],
    ['manual_exit', 'note_exitPlay'],
  ],
}
