const WIDTH = 24

export interface ProgressBars {
  update(name: string, share: number): void
  done(): void
}

/** One progress bar per name on standard error; without a terminal, a line at the start and the end of each. */
export function progressBars(stream: NodeJS.WriteStream = process.stderr): ProgressBars {
  return stream.isTTY ? livelyBars(stream) : plainLines(stream)
}

function livelyBars(stream: NodeJS.WriteStream): ProgressBars {
  const shares = new Map<string, number>()
  let drawn = 0
  return {
    update(name, share) {
      shares.set(name, share)
      if (drawn > 0) stream.write(`\x1b[${drawn}A`)
      for (const [name, share] of shares) stream.write(`\x1b[2K${bar(name, share)}\n`)
      drawn = shares.size
    },
    done() {},
  }
}

export function bar(name: string, share: number): string {
  const full = Math.round(share * WIDTH)
  const percent = `${Math.round(share * 100)}`.padStart(3)
  return `  ${name.padEnd(5)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`
}

function plainLines(stream: NodeJS.WriteStream): ProgressBars {
  const begun = new Set<string>()
  const ended = new Set<string>()
  return {
    update(name, share) {
      if (!begun.has(name)) stream.write(`Building the dictionary ${name} …\n`)
      begun.add(name)
      if (share >= 1 && !ended.has(name)) {
        stream.write(`Dictionary ${name} is ready.\n`)
        ended.add(name)
      }
    },
    done() {},
  }
}
