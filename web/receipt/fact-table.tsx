/** A table of what a receipt says, or of how it was checked. */
import { Icon } from "../parts/icon.tsx";
import type { Fact } from "./words.ts";

export function FactTable({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  return (
    <table class="facts">
      <caption class="visually-hidden">{caption}</caption>
      <tbody>
        {facts.map(({ label, text, evidence, tone, isMono }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td class={isMono ? "mono" : undefined}>
              {tone ? (
                <span class={`mark ${tone}`}>
                  <Icon name={tone} />
                  {text}
                </span>
              ) : (
                text
              )}
              {evidence && <div class="small muted">{evidence}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
