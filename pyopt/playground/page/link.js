// The text and the options in the fragment of the page's address, compressed: no server sees them.

const PREFIX = "#1-"; // the version of the form
export const LONGEST = 500_000; // characters that a fragment may have

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// The fragment for a state.
export async function fragment({ flags, text }) {
  const bytes = new TextEncoder().encode(JSON.stringify([flags, text]));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  let plain = "";
  for (let at = 0; at < packed.length; at += 8192) plain += String.fromCharCode(...packed.subarray(at, at + 8192));
  return PREFIX + btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// The state in a fragment; null if there is none. Throws an error for a fragment that is damaged.
export async function state(fragment) {
  if (fragment.length < 2) return null;
  if (!fragment.startsWith(PREFIX)) throw new Error("not a fragment of this page");
  const plain = atob(fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = await through(Uint8Array.from(plain, (one) => one.charCodeAt(0)), new DecompressionStream("deflate-raw"));
  const found = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  if (!Array.isArray(found) || found.length !== 2 || !found.every((one) => typeof one === "string"))
    throw new Error("not a state of this page");
  return { flags: found[0], text: found[1] };
}
