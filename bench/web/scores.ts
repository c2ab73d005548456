import lighthouse, { desktopConfig } from 'lighthouse'

export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
}

/** The Lighthouse scores of one address, from 0 to 100. */
export async function scores(url: string, port: number, form: 'desktop' | 'mobile'): Promise<Scores> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  }
  const run = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  const of = (id: string): number => Math.round((run?.lhr.categories[id]?.score ?? 0) * 100)
  for (const audit of Object.values(run?.lhr.audits ?? {}))
    if (process.env.ESTOCADE_WHY && audit.score !== null && audit.score < 0.9)
      console.error(form, url, audit.id, audit.score, audit.displayValue ?? '')
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('best-practices'),
  }
}
