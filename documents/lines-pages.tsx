import { Document, Page, Path, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import type { BatchDocument, DrawnCode, LinesDocument, TableColumn, TableRow } from "#schemas/documents/document.ts";

import type { DocumentAssets } from "./assets.ts";
import { mixed, readable } from "./colours.ts";

const paper = "#ffffff";

interface LinesPagesProps {
  /** What the file is called. */
  readonly content: LinesDocument | BatchDocument;
  readonly documents: readonly LinesDocument[];
  readonly assets: DocumentAssets;
}

/** Invoices and what resembles them, one after the other in one file. */
export function LinesPages({ content, documents, assets }: LinesPagesProps): ReactNode {
  return (
    <Document
      title={content.title}
      author={content.author}
      creator={content.author}
      producer="Cellardoor"
      language={content.language}
      creationDate={new Date(content.madeAt)}
    >
      {documents.map((document, index) => (
        <LinesPage key={index} content={document} assets={assets} />
      ))}
    </Document>
  );
}

interface LinesPageProps {
  readonly content: LinesDocument;
  readonly assets: DocumentAssets;
}

/** An invoice and what resembles it: who to whom, lines in a table whose head stands on every page, what it comes to. */
function LinesPage({ content, assets }: LinesPageProps): ReactNode {
  const ink = readable(content.look.ink, paper);
  const accent = readable(content.look.accent, paper);
  const rule = mixed(paper, ink, 0.2);
  const soft = mixed(ink, paper, 0.25);
  const text = { fontSize: 9.5, lineHeight: 1.4, color: ink };
  const label = {
    ...{ fontSize: 7.5, letterSpacing: 0.4, textTransform: "uppercase" as const, lineHeight: 1.3 },
    ...{ fontWeight: 700 as const, color: accent, marginBottom: 3 },
  };
  const people = [content.seller, ...content.parties];
  return (
    <Page size="A4" style={{ fontFamily: [...assets.text], paddingTop: 48, paddingBottom: 92, paddingHorizontal: 48 }}>
      <View
        fixed
        style={{ position: "absolute", left: 48, right: 48, bottom: 62, height: 0.5, backgroundColor: rule }}
      />
      <View fixed style={{ position: "absolute", left: 48, right: 130, top: 788 }}>
        {content.footer.slice(0, 3).map((line, index) => (
          <Text
            key={index}
            style={{ fontSize: 7.5, color: soft, marginBottom: 2, maxLines: 1, textOverflow: "ellipsis" }}
          >
            {line}
          </Text>
        ))}
      </View>
      <Text
        fixed
        style={{
          position: "absolute",
          right: 48,
          top: 788,
          width: 80,
          fontSize: 7.5,
          color: soft,
          textAlign: "right",
        }}
        render={({ subPageNumber, subPageTotalPages }) => `${content.page} ${subPageNumber} / ${subPageTotalPages}`}
      />
      <View style={{ flexDirection: "row", justifyContent: "space-between", gap: 30, marginBottom: 26 }}>
        <View style={{ flex: 1 }}>
          <Text style={{ fontFamily: [...assets.title], fontSize: 24, lineHeight: 1.1, color: ink }}>
            {cut(content.estate)}
          </Text>
          {content.code && <Code {...content.code} />}
        </View>
        <View style={{ width: 220 }}>
          <Text style={{ fontSize: 15, lineHeight: 1.2, color: accent, textAlign: "right", marginBottom: 6 }}>
            {content.heading}
          </Text>
          {content.meta.map((item, index) => (
            <View key={index} style={{ flexDirection: "row", justifyContent: "flex-end", gap: 8 }}>
              <Text style={{ ...text, color: soft, flexShrink: 0 }}>{item.label}</Text>
              <Text style={{ ...text, textAlign: "right" }}>{cut(item.text)}</Text>
            </View>
          ))}
        </View>
      </View>
      <View
        style={{
          flexDirection: "row",
          gap: 20,
          paddingVertical: 14,
          borderTopWidth: 0.5,
          borderBottomWidth: 0.5,
          borderColor: rule,
          marginBottom: 22,
        }}
      >
        {people.map((party, index) => (
          <View key={index} style={{ flex: 1 }}>
            <Text style={label}>{party.label}</Text>
            {party.lines.map((line, at) => (
              <Text key={at} style={text}>
                {cut(line.replaceAll("\u00a0", " "))}
              </Text>
            ))}
          </View>
        ))}
      </View>
      {/* The head goes with the table: a page that has none of its lines has no head. */}
      <View>
        <Head columns={content.columns} colour={accent} rule={ink} isFixed />
        {content.rows.map((row, index) => (
          <Row key={index} row={row} columns={content.columns} ink={ink} soft={soft} rule={rule} />
        ))}
      </View>
      {content.totals.length > 0 && (
        <View wrap={false} style={{ alignSelf: "flex-end", width: 270, marginTop: 14 }}>
          {content.totals.map((line, index) => (
            <View
              key={index}
              style={{
                flexDirection: "row",
                justifyContent: "space-between",
                gap: 12,
                paddingVertical: line.isStrong ? 6 : 2.5,
                borderTopWidth: line.isStrong ? 0.8 : 0,
                borderTopColor: ink,
                marginTop: line.isStrong ? 4 : 0,
              }}
            >
              <Text
                style={{
                  ...text,
                  fontSize: line.isStrong ? 11 : 9.5,
                  fontWeight: line.isStrong ? 700 : 400,
                  color: line.isStrong ? ink : soft,
                  flex: 1,
                }}
              >
                {line.label}
              </Text>
              <Text style={{ ...text, fontSize: line.isStrong ? 11 : 9.5, fontWeight: line.isStrong ? 700 : 400 }}>
                {line.value}
              </Text>
            </View>
          ))}
        </View>
      )}
      {content.taxes && (
        <View wrap={false} style={{ width: 330, alignSelf: "flex-end", marginTop: 16 }}>
          <Head columns={content.taxes.columns} colour={soft} rule={rule} isFixed={false} />
          {content.taxes.rows.map((row, index) => (
            <Row key={index} row={row} columns={content.taxes?.columns ?? []} ink={ink} soft={soft} rule={rule} />
          ))}
        </View>
      )}
      {content.notes.length > 0 && (
        <View wrap={false} style={{ marginTop: 24 }}>
          {content.notes.map((note, index) => (
            <Text key={index} style={{ fontSize: 8.5, lineHeight: 1.45, color: soft, marginBottom: 3 }}>
              {cut(note, 900)}
            </Text>
          ))}
        </View>
      )}
    </Page>
  );
}

/** What a camera reads at the counter. */
function Code({ path, size }: DrawnCode): ReactNode {
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: 62, height: 62, marginTop: 8 }}>
      <Path d={path} fill="#000000" />
    </Svg>
  );
}

function Head({
  columns,
  colour,
  rule,
  isFixed,
}: {
  readonly columns: readonly TableColumn[];
  readonly colour: string;
  readonly rule: string;
  readonly isFixed: boolean;
}): ReactNode {
  return (
    <View
      fixed={isFixed}
      style={{ flexDirection: "row", gap: 6, paddingBottom: 4, borderBottomWidth: 0.8, borderBottomColor: rule }}
    >
      {columns.map((column, index) => (
        <Text
          key={index}
          style={{
            flexGrow: column.width,
            flexShrink: 1,
            flexBasis: 0,
            fontSize: 7.5,
            lineHeight: 1.3,
            color: colour,
            textAlign: column.isNumber ? "right" : "left",
            fontWeight: 700,
          }}
        >
          {column.label}
        </Text>
      ))}
    </View>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly columns: readonly TableColumn[];
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
}

/** A row stays on one page; only what there is to say of it goes on over the next where it is long. */
function Row({ row, columns, ink, soft, rule }: RowProps): ReactNode {
  const text = { fontSize: 9, lineHeight: 1.35, color: ink };
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const beside = `${Math.floor(((columns[0]?.width ?? whole) / whole) * 100)}%`;
  return (
    <View wrap={isLong(row)} style={{ paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: rule }}>
      <View wrap={false} minPresenceAhead={row.notes.length > 0 ? 24 : 0} style={{ flexDirection: "row", gap: 6 }}>
        {columns.map((column, index) => (
          <View key={index} style={{ flexGrow: column.width, flexShrink: 1, flexBasis: 0 }}>
            <Text style={{ ...text, textAlign: column.isNumber ? "right" : "left" }}>
              {cut(row.cells[index] ?? "")}
            </Text>
          </View>
        ))}
      </View>
      {row.notes.map((note, at) => (
        <Text key={at} style={{ width: beside, fontSize: 8, lineHeight: 1.35, color: soft }}>
          {cut(note, 900)}
        </Text>
      ))}
    </View>
  );
}

/** Whether there is so much to say of a row that it can't be held together. */
function isLong({ notes }: TableRow): boolean {
  const lines = notes.flatMap((note) => note.split("\n").map((line) => Math.ceil((line.length + 1) / 40)));
  return lines.reduce((sum, count) => sum + count, 0) > 20;
}

/** Names and numbers are no longer than a page has room for. */
function cut(text: string, most = 240): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
