/** What a document says of the plugins it was made with: whose code read and judged beside ours. */
import { z } from 'zod';

export const PLUGIN_PARTS = ['criteria', 'extractors', 'engines', 'exporters'] as const;

export const pluginUseSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** Eight hexadecimal digits of its code: another text of the module, another mark. */
  mark: z.string(),
  adds: z.array(z.enum(PLUGIN_PARTS)),
});
export type PluginUse = z.infer<typeof pluginUseSchema>;

/** Those that read or judge: who only writes files moves nothing in a document. */
export function readingPlugins(uses: readonly PluginUse[]): PluginUse[] {
  return uses.filter(({ adds }) => adds.some((part) => part !== 'exporters'));
}

/** Names and versions of those in one line, `none` for none; two lines that differ are of different sets. */
export function pluginLine(uses: readonly PluginUse[] = []): string {
  return (
    readingPlugins(uses)
      .map(({ name, version, mark }) => `${name} ${version} (${mark})`)
      .join(', ') || 'none'
  );
}
