import { npmHere } from './npm.mjs';
import { onInterrupt, run, signalAll } from './run.mjs';

/** What `npm run audit` ends with: all was looked up and nothing found, something was, it was not. */
export const ENDS = { clean: 0, found: 1, unknown: 2 };

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'];
const MINUTE = 60_000;

/** The JSON in what a command wrote, which npm may precede with warnings; null where there is none. */
function jsonIn(output) {
  const start = output.search(/^\{/m);
  try {
    return start < 0 ? null : JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

const unknown = (why) => ({ end: ENDS.unknown, lines: [why] });

/** Why a registry did not answer, from what npm said. */
function silence(said, output) {
  const status = said?.statusCode ?? Number(/\b(4\d\d|5\d\d) [A-Z][a-z]/.exec(output)?.[1]);
  if ([401, 403].includes(status))
    return `the registry refused to answer (${status}): may this machine ask it?`;
  if (status)
    return `the registry has no such service (it answered ${status}): ask one that has, such as npm’s own`;
  return 'the registry could not be asked: is there a network?';
}

/** What `npm audit --json` found. */
export function readFaults(output, timedOut = false) {
  const said = jsonIn(output);
  if (timedOut) return unknown('the registry did not answer in time');
  if (!said?.vulnerabilities || !said.metadata) return unknown(silence(said, output));
  const lines = Object.values(said.vulnerabilities)
    .sort((a, b) => LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity))
    .map(({ name, severity, range, via, fixAvailable }) => {
      const about = via.flatMap((one) =>
        typeof one === 'string' ? [] : [`${one.title} ${one.url}`],
      );
      const why = about.length > 0 ? about.join('; ') : `through ${via.join(', ')}`;
      return `${severity}: ${name} ${range}: ${why}${fixAvailable ? ' (mended in a newer one)' : ''}`;
    });
  const asked = said.metadata.dependencies?.total;
  if (lines.length > 0) return { end: ENDS.found, lines };
  return { end: ENDS.clean, lines: [`no known fault${asked ? ` in ${asked} packages` : ''}`] };
}

/** What `npm audit signatures --json` found. */
export function readSignatures(output, timedOut = false) {
  const said = jsonIn(output);
  if (timedOut) return unknown('the registry did not answer in time');
  if (!Array.isArray(said?.invalid) || !Array.isArray(said.missing))
    return unknown(silence(said, output));
  const named = (list, what) => list.map(({ name, version }) => `${name} ${version}: ${what}`);
  const lines = [
    ...named(said.invalid, 'what is installed is not what was signed'),
    ...named(said.missing, 'not signed, where the registry signs'),
  ];
  if (lines.length > 0) return { end: ENDS.found, lines };
  return { end: ENDS.clean, lines: ['every signature is right'] };
}

const LOOKS = [
  { title: 'What is served', args: ['audit', '--omit=dev', '--json'], read: readFaults },
  { title: 'Everything, tools for tests too', args: ['audit', '--json'], read: readFaults },
  {
    title: 'Signatures',
    args: ['audit', 'signatures', '--json', '--fetch-retries=0'],
    read: readSignatures,
  },
];

/**
 * Asks the configured registry for known faults of the packages in the lock file and for the signatures
 * of those installed, and says what it found. Resolves with the exit status: something found weighs more
 * than something that could not be asked.
 */
export async function audit(ask = askNpm) {
  onInterrupt(signalAll);
  const ends = [];
  for (const { title, args, read } of LOOKS) {
    const { output, timedOut } = await ask(args);
    const { end, lines } = read(output, timedOut);
    console.log(`${title}: ${lines.length > 1 ? `${lines.length} findings` : lines[0]}`);
    if (lines.length > 1) for (const line of lines) console.log(`  ${line}`);
    ends.push(end);
  }
  if (ends.includes(ENDS.found)) return ENDS.found;
  if (!ends.includes(ENDS.unknown)) return ENDS.clean;
  console.log('Not everything could be looked up: nothing found is not the same as nothing there.');
  return ENDS.unknown;
}

function askNpm(args) {
  const [command, before] = npmHere();
  return run(command, [...before, ...args], { timeoutMs: 2 * MINUTE });
}
