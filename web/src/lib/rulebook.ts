// The parser of rulebooks, which are a subset of Markdown: headings, paragraphs, lists, tables, strong and emphasised
// words, code.

export type Span = { is: "text" | "strong" | "em" | "code" | "rule"; text: string };

export type ProseBlock =
  | { is: "paragraph"; spans: Span[] }
  | { is: "list"; ordered: boolean; items: Span[][] }
  | { is: "table"; head: Span[][]; rows: Span[][][] }
  | { is: "heading"; id: string; text: string };

export interface Rule {
  id: string;
  title: string;
  source: string;
  blocks: ProseBlock[];
}

export interface Chapter {
  title: string;
  intro: ProseBlock[];
  rules: Rule[];
}

export interface Book {
  title: string;
  intro: ProseBlock[];
  chapters: Chapter[];
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]+-\d+(?:\.[A-Z]+)?)\b/g;
/** The id of a rule or of a card: `DJ-17`, `A-3`, `M10`. */
const RULE = /^([A-Z]+-\d+(?:\.[A-Z]+)?|[A-Z]\d+)\s+(.*)$/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ is: "text", text: text.slice(at, match.index) });
    const kinds = ["strong", "em", "code", "rule"] as const;
    const which = kinds.findIndex((_, at) => match[at + 1] !== undefined);
    found.push({ is: kinds[which]!, text: match[which + 1]! });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ is: "text", text: text.slice(at) });
  return found;
}

const cells = (line: string): Span[][] =>
  line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));

export function prose(source: string): ProseBlock[] {
  return source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): ProseBlock => {
      const lines = part.split("\n");
      if (part.startsWith("#")) {
        const [, id = "", text = part.replace(/^#+\s*/, "")] = RULE.exec(part.replace(/^#+\s*/, "")) ?? [];
        return { is: "heading", id, text };
      }
      if (part.startsWith("|")) {
        const [head = "", , ...rows] = lines;
        return { is: "table", head: cells(head), rows: rows.map(cells) };
      }
      if (/^(-|\d+\.) /.test(part)) {
        const joined = part.replace(/\n(?!\s*(-|\d+\.) )\s*/g, " ").split("\n");
        return { is: "list", ordered: /^\d/.test(part), items: joined.map((line) => spans(line.trim().replace(/^(-|\d+\.) /, ""))) };
      }
      return { is: "paragraph", spans: spans(lines.join(" ")) };
    });
}

/** Split a book at its headings: the title, chapters (##), rules (###). */
export function parsed(text: string): Book {
  const [head = "", ...chapters] = text.split(/^## /m);
  const [, title = "", intro = ""] = /^# (.*)\n([\s\S]*)$/.exec(head.trimStart()) ?? ["", head.replace(/^# /, "").trim()];
  return {
    title,
    intro: prose(intro),
    chapters: chapters.map((chapter) => {
      const [opening = "", ...rules] = chapter.split(/^### /m);
      const [name = "", ...rest] = opening.split("\n");
      return {
        title: name.trim(),
        intro: prose(rest.join("\n")),
        rules: rules.map((rule) => {
          const [line = "", ...body] = rule.split("\n");
          const [, id = "", named = line] = RULE.exec(line.trim()) ?? [];
          const source = body.join("\n").trim();
          return { id, title: named, source, blocks: prose(source) };
        }),
      };
    }),
  };
}
