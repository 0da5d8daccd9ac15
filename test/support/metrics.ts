/** Values by metric and labels, as in `answerscope_queue_jobs{queue="purge",state="waiting"}`. */
export type Samples = ReadonlyMap<string, number>;

/** Reads `/metrics` of a process, of whose form everything is checked that a scraper relies on. */
export async function scrape(operationsUrl: string): Promise<Samples> {
  const response = await fetch(`${operationsUrl}/metrics`);
  if (response.status !== 200) throw new Error(`/metrics: ${response.status}`);
  const samples = new Map<string, number>();
  const typed = new Set<string>();
  for (const line of (await response.text()).split('\n')) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line);
    if (type?.[1] !== undefined) typed.add(type[1]);
    if (line === '' || line.startsWith('#')) continue;
    const sample = /^(\w+)((?:\{[^}]*\})?) (\S+)$/.exec(line);
    if (sample === null) throw new Error(`Not a sample: ${line}`);
    const [, name = '', labels = '', value] = sample;
    if (!typed.has(name) && !typed.has(name.replace(/_(bucket|sum|count)$/, ''))) throw new Error(`No type: ${line}`);
    if (samples.has(name + labels)) throw new Error(`Twice: ${line}`);
    samples.set(name + labels, Number(value));
  }
  return samples;
}

/** `undefined` where there is no such sample. */
export function sampleOf(samples: Samples, name: string, labels: string): number | undefined {
  return samples.get(labels === '' ? name : `${name}{${labels}}`);
}
