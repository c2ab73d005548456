import { ok, type Result, refuse } from '@estocade/kernel'
import { accessChanged, type Bus } from '../bus/bus.ts'
import type { Appeal, Ban, LogLine, PlayerRow, Report, Store, StoredWordChange } from '../store/store.ts'
import type { Time } from '../time.ts'
import { isAddress } from './bans.ts'
import { type Outlier, outliersIn } from './outliers.ts'
import { speltIn, type WordChangeRequest } from './word-change.ts'

/** How long and why. */
export interface Terms {
  readonly reason: string
  /** ms; undefined when it never ends. */
  readonly until?: number | undefined
}

export interface BanTerms extends Terms {
  /** For how many ms new guests are refused from wherever the player is seen. */
  readonly newcomersFor?: number | undefined
}

export interface NamedReport extends Report {
  readonly byName: string
  readonly aboutName: string
}

/** `byName` is null if the change came from the command line, or if its author's account was deleted. */
export interface NamedWordChange extends StoredWordChange {
  readonly byName: string | null
}

export interface NamedLogLine extends LogLine {
  readonly byName: string | null
  readonly subjectName: string | null
}

/** The most changes per language. An operator who wants another dictionary should use a word list of their own. */
const MOST_CHANGES = 1000

interface ModerationOptions {
  readonly store: Store
  readonly bus: Bus
  readonly time: Time
  readonly newId: () => string
  readonly closeTable: (id: string, reason: string) => Promise<Result<{ readonly version: number }>>
}

/** Logged as the actor for the command line; otherwise the id of a player is logged. */
export const OPERATOR = 'operator'

/** ms of play that are searched for outliers. */
const LOOKED_AT = 90 * 86_400_000

/**
 * What moderators and operators do. `estocade admin` and the moderation page share it, and every act is logged
 * under the id of the one who did it.
 */
export class Moderation {
  readonly #options: ModerationOptions

  readonly #by: string

  constructor(options: ModerationOptions, by = OPERATOR) {
    this.#options = options
    this.#by = by
  }

  /** The same operations, logged under another id. */
  as(by: string): Moderation {
    return new Moderation(this.#options, by)
  }

  /** By id, login, or a name that only one player has. */
  async find(name: string): Promise<Result<PlayerRow>> {
    const [player, ...others] = await this.#options.store.playersCalled(name)
    if (player === undefined) return refuse('no-player', `Nobody is called ${name}.`)
    if (others.length === 0) return ok(player)
    const all = [player, ...others].map(({ id, login }) => (login === null ? id : `${id} (${login})`))
    return refuse('many-players', `Several players are called ${name}; name one by id: ${all.join(', ')}.`)
  }

  async ban(name: string, terms: BanTerms): Promise<Result<PlayerRow>> {
    return this.#onPlayer(name, 'ban', terms, (player) => this.#ban('player', player.id, terms))
  }

  async mute(name: string, terms: Terms): Promise<Result<PlayerRow>> {
    return this.#onPlayer(name, 'mute', terms, async (player) => {
      await this.#ban('mute', player.id, terms)
      await this.#notice(player.id, 'muted', terms.reason)
    })
  }

  async warn(name: string, text: string): Promise<Result<PlayerRow>> {
    return this.#onPlayer(name, 'warn', { text }, (player) => this.#notice(player.id, 'warning', text))
  }

  async setRole(name: string, role: 'moderator' | null): Promise<Result<PlayerRow>> {
    return this.#onPlayer(name, 'role', { role }, (player) => this.#options.store.setRole(player.id, role))
  }

  async banAddress(address: string, terms: BanTerms): Promise<Result<string>> {
    if (!isAddress(address))
      return refuse('bad-address', `${address} is neither an address nor a range like 203.0.113.0/24.`)
    await this.#ban('address', address, terms)
    await this.#log('ban-address', address, terms)
    return ok(address)
  }

  /** Ends the ban of a player, an address or a range. */
  async unban(subject: string): Promise<Result<string>> {
    const { store } = this.#options
    const found = isAddress(subject) ? undefined : await this.find(subject)
    if (found?.ok === false) return found
    const gone =
      found === undefined
        ? [await store.unban('address', subject), await store.unban('newcomers', subject)]
        : [await store.unban('player', found.value.id)]
    if (!gone.includes(true)) return refuse('no-ban', `${subject} is not banned.`)
    this.#announce()
    await this.#log('unban', found?.value.id ?? subject, {})
    return ok(found?.value.name ?? subject)
  }

  async unmute(name: string): Promise<Result<PlayerRow>> {
    const found = await this.find(name)
    if (!found.ok) return found
    if (!(await this.#options.store.unban('mute', found.value.id)))
      return refuse('no-ban', `${name} is not muted.`)
    this.#announce()
    await this.#log('unmute', found.value.id, {})
    return found
  }

  /** Bans and mutes in force, with the names of players. */
  async bans(): Promise<readonly (Ban & { readonly name?: string })[]> {
    const bans = await this.#options.store.bans(this.#options.time.now())
    return Promise.all(
      bans.map(async (ban) => {
        const player = ban.type === 'player' || ban.type === 'mute' ? ban.subject : ban.because
        return player === null ? ban : { ...ban, name: await this.#nameOf(player) }
      }),
    )
  }

  async closeTable(id: string, reason: string): Promise<Result<{ readonly version: number }>> {
    const closed = await this.#options.closeTable(id, reason)
    if (closed.ok) await this.#log('close-table', id, { reason })
    return closed
  }

  async reports(which: 'open' | 'all'): Promise<readonly NamedReport[]> {
    const reports = await this.#options.store.reports(which)
    return Promise.all(
      reports.map(async (report) => ({
        ...report,
        byName: await this.#nameOf(report.by),
        aboutName: await this.#nameOf(report.about),
      })),
    )
  }

  /** Closes a report; the player who made it gets the answer as a notice. False when there is no such open report. */
  async closeReport(id: string, answer = ''): Promise<boolean> {
    const { store, time } = this.#options
    const report = await store.report(id)
    if (report === undefined || !(await store.closeReport(id, time.now(), this.#by, answer))) return false
    if (answer !== '') await this.#notice(report.by, 'report-answer', answer)
    await this.#log('close-report', id, { answer })
    return true
  }

  appeals(which: 'open' | 'all'): Promise<readonly Appeal[]> {
    return this.#options.store.appeals(which)
  }

  /** An appeal that is allowed brings its word into play at tables that are opened from now on. */
  async decideAppeal(
    id: string,
    admitted: boolean,
    scope: WordChangeRequest['scope'] = 'form',
  ): Promise<Result<Appeal>> {
    const open = (await this.appeals('open')).find((one) => one.id === id)
    if (open === undefined) return refuse('no-appeal', 'There is no such open appeal.')
    if (admitted) {
      const { language, word, text: reason } = open
      const changed = await this.changeWord({ language, word, change: 'added', scope, reason })
      if (!changed.ok) return changed
    }
    const appeal = await this.#options.store.decideAppeal(id, admitted, this.#by, this.#options.time.now())
    if (appeal === undefined) return refuse('no-appeal', 'There is no such open appeal.')
    await this.#notice(appeal.player, admitted ? 'appeal-admitted' : 'appeal-rejected', appeal.word)
    await this.#log('appeal', id, { word: appeal.word, language: appeal.language, admitted })
    return ok(appeal)
  }

  /** What was changed about the dictionaries, by language and word. */
  wordChanges(): Promise<readonly StoredWordChange[]> {
    return this.#options.store.wordChanges()
  }

  /** The same, with the names of their authors. */
  async namedWordChanges(): Promise<readonly NamedWordChange[]> {
    const changes = await this.wordChanges()
    const names = await this.#namesOf(changes.map(({ by }) => by))
    return changes.map((change) => ({ ...change, byName: names.get(change.by) ?? null }))
  }

  /** Adds a word to a dictionary or removes it: for tables that are opened from now on, on all nodes. */
  async changeWord(request: WordChangeRequest): Promise<Result<StoredWordChange>> {
    const { store, time } = this.#options
    const spelt = speltIn(request)
    if (!spelt.ok) return spelt
    const { language, word, forms } = spelt.value
    const known = (await store.wordChanges()).filter((one) => one.language === language)
    if (known.length >= MOST_CHANGES && !known.some((one) => one.word === word))
      return refuse('too-many-words', `A dictionary has at most ${MOST_CHANGES} changes.`, {
        max: MOST_CHANGES,
      })
    const { change, scope, reason } = request
    const at = time.now()
    const stored = { language, word, change, scope, forms: JSON.stringify(forms), reason, by: this.#by, at }
    await store.putWordChange(stored)
    this.#announceWords(at)
    await this.#log(`word-${change}`, `${language}/${word}`, { scope, reason })
    return ok(stored)
  }

  /** Takes a change back: the dictionary decides again. */
  async restoreWord(language: string, word: string): Promise<Result<string>> {
    const spelt = speltIn({ language, word })
    if (!spelt.ok) return spelt
    if (!(await this.#options.store.dropWordChange(language, spelt.value.word)))
      return refuse('no-word-change', `${word} was neither added nor removed.`, { word })
    this.#announceWords(this.#options.time.now())
    await this.#log('word-restored', `${language}/${spelt.value.word}`, {})
    return ok(spelt.value.word)
  }

  family(): Promise<boolean> {
    return this.#options.store.family()
  }

  /** Makes every table that is opened from now on a family table, or leaves that to the tables. */
  async setFamily(on: boolean): Promise<void> {
    await this.#options.store.setFamily(on)
    this.#announceWords(this.#options.time.now())
    await this.#log('family', on ? 'on' : 'off', {})
  }

  /** Whose play in rated matches of the last weeks differs from that of the others. */
  async outliers(): Promise<readonly Outlier[]> {
    const { store, time } = this.#options
    return outliersIn(await store.playTotals(time.now() - LOOKED_AT))
  }

  log(limit: number): Promise<readonly LogLine[]> {
    return this.#options.store.logged(limit)
  }

  /** The same, with the names of players. */
  async namedLog(limit: number): Promise<readonly NamedLogLine[]> {
    const lines = await this.log(limit)
    const names = await this.#namesOf(lines.flatMap(({ by, subject }) => [by, subject]))
    return lines.map((line) => ({
      ...line,
      byName: names.get(line.by) ?? null,
      subjectName: names.get(line.subject) ?? null,
    }))
  }

  /** The names of those of the ids that are players. */
  async #namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const players = [...new Set(ids)].map(
      async (id) => [id, (await this.#options.store.player(id))?.name ?? null] as const,
    )
    return new Map(await Promise.all(players))
  }

  async #onPlayer(
    name: string,
    action: string,
    details: object,
    work: (player: PlayerRow) => Promise<void>,
  ): Promise<Result<PlayerRow>> {
    const found = await this.find(name)
    if (!found.ok) return found
    await work(found.value)
    await this.#log(action, found.value.id, details)
    return found
  }

  async #ban(type: Ban['type'], subject: string, terms: BanTerms): Promise<void> {
    const { store, time } = this.#options
    const { reason, until = null, newcomersFor = null } = terms
    await store.ban({ type, subject, reason, at: time.now(), until, newcomersFor, because: null })
    this.#announce()
  }

  #announceWords(version: number): void {
    this.#options.bus.publish({ topic: 'words', version })
  }

  #announce(): void {
    this.#options.bus.publish(accessChanged)
  }

  #notice(player: string, type: string, text: string): Promise<void> {
    const { store, time, newId } = this.#options
    return store.addNotice({ id: newId(), player, type, text, at: time.now() })
  }

  #log(action: string, subject: string, details: object): Promise<void> {
    const { store, time, newId } = this.#options
    return store.log({
      id: newId(),
      at: time.now(),
      by: this.#by,
      action,
      subject,
      details: JSON.stringify(details),
    })
  }

  async #nameOf(id: string): Promise<string> {
    return (await this.#options.store.player(id))?.name ?? '?'
  }
}
