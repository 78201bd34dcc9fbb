// Scripts that only some pages need.

const failures = new Map(); // name of a script → how often it was not loaded

/** Loads a script. Firefox remembers that a script was not loaded, so a further attempt uses another address. */
export async function load(name) {
  const failed = failures.get(name) ?? 0;
  try {
    return await import(failed ? `./${name}?${failed}` : `./${name}`);
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
}
