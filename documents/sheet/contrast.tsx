import { Document, Image, Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

import { mixed, readable } from "../colours.ts";
import { nameSize, within } from "./classic.tsx";
import { CutOff, Labelled, Lines, OnePage, pageHeight } from "./parts.tsx";
import type { SheetProps } from "./set-sheet.tsx";

const side = 208;

/** Above and below what is told, in points: the foot has white above it. */
const [top, bottom] = [56, 154];

/** A column in the estate's colour with the bottle and what is short; what is told stands on white beside it. */
export function Contrast({ content, assets, fit: { scale, isCutOff } }: SheetProps): ReactNode {
  const { look, title, author, language } = content;
  const picture = content.picture === null ? undefined : assets.pictures[content.picture];
  const paper = "#ffffff";
  const ink = readable(look.ink, paper);
  const accent = readable(look.accent, paper);
  const onAccent = readable(look.ground, look.accent);
  const faint = mixed(look.accent, onAccent, 0.3);
  const rule = mixed(paper, ink, 0.2);
  const soft = mixed(ink, paper, 0.25);
  const at = (points: number) => points * scale;
  const text = { fontSize: at(10), lineHeight: 1.45, color: ink };
  const label = {
    ...{ fontSize: at(7.5), letterSpacing: 0.4, textTransform: "uppercase" as const, color: accent },
    ...{ fontWeight: 700 as const, marginBottom: at(3), lineHeight: 1.2 },
  };
  const sideLabel = { ...label, color: onAccent, fontWeight: 400 as const, marginBottom: at(2) };
  const small = { fontSize: Math.max(7, at(8)), lineHeight: 1.4, color: soft };
  return (
    <Document
      title={title}
      author={author}
      language={language}
      creator={author}
      producer="Cellardoor"
      creationDate={new Date(content.madeAt)}
    >
      <Page
        size="A4"
        style={{
          backgroundColor: paper,
          fontFamily: [...assets.text],
          paddingTop: top,
          paddingBottom: bottom,
          paddingLeft: side + 36,
          paddingRight: 44,
        }}
      >
        <OnePage />
        <View
          fixed
          style={{ position: "absolute", left: 0, top: 0, bottom: 0, width: side, backgroundColor: look.accent }}
        />
        <View fixed style={{ position: "absolute", left: 26, top: 40, width: side - 52, bottom: 30 }}>
          <Text
            style={{
              fontSize: 8.5,
              letterSpacing: 0.5,
              textTransform: "uppercase",
              color: onAccent,
              textAlign: "center",
              lineHeight: 1.35,
              ...atMost(3),
            }}
          >
            {content.estate}
          </Text>
          {picture && (
            // The bottle alone gives way to long facts.
            <View style={{ alignItems: "center", marginTop: 26, flexShrink: 1_000 }}>
              <Image
                src={{ data: Buffer.from(picture.bytes), format: "png" }}
                style={{ ...within(picture, side - 62, 420), objectFit: "contain" }}
              />
            </View>
          )}
          <View style={{ marginTop: 26 }}>
            {content.facts.map((fact, index) => (
              <View
                key={index}
                style={{ paddingVertical: at(6), borderTopWidth: index === 0 ? 0 : 0.5, borderTopColor: faint }}
              >
                <Text style={{ ...sideLabel, ...atMost(2) }}>{fact.label}</Text>
                <Text style={{ fontSize: at(10.5), lineHeight: 1.3, color: onAccent, ...atMost(3) }}>{fact.text}</Text>
              </View>
            ))}
          </View>
        </View>
        <CutOff height={isCutOff ? pageHeight - top - bottom : null}>
          {content.eyebrow !== "" && <Text style={label}>{content.eyebrow}</Text>}
          <Text
            style={{
              fontFamily: [...assets.title],
              fontSize: at(nameSize(content.name)),
              lineHeight: 1.08,
              color: ink,
            }}
          >
            {content.name}
          </Text>
          {content.form !== "" && (
            <Text style={{ fontSize: at(12), color: accent, marginTop: at(6) }}>{content.form}</Text>
          )}
          {content.summary !== "" && (
            <Text style={{ ...text, fontSize: at(11.5), marginTop: at(16) }}>{content.summary}</Text>
          )}
          <View
            style={{ width: 40, height: 1.5, backgroundColor: look.accent, marginTop: at(20), marginBottom: at(20) }}
          />
          {content.sections.map((item, index) => (
            <Labelled key={index} item={item} label={label} text={text} gap={at(12)} />
          ))}
          {content.pairings && <Labelled item={content.pairings} label={label} text={text} gap={at(12)} />}
          {content.awards && <Labelled item={content.awards} label={label} text={text} gap={at(12)} />}
          {content.features.length > 0 && (
            <View style={{ borderTopWidth: 0.5, borderTopColor: rule, paddingTop: at(4), marginBottom: at(12) }}>
              <Lines
                items={content.features}
                label={{ ...small, color: soft }}
                text={{ ...small, color: ink }}
                rule={rule}
                gap={at(2.5)}
              />
            </View>
          )}
          {content.nutrition && <Labelled item={content.nutrition} label={label} text={small} gap={0} />}
        </CutOff>
        <View
          fixed
          style={{
            position: "absolute",
            left: side + 36,
            right: 44,
            bottom: 30,
            borderTopWidth: 0.5,
            borderTopColor: rule,
            paddingTop: 10,
          }}
        >
          <Text style={{ fontSize: 8, lineHeight: 1.4, color: soft, ...atMost(2) }}>{content.contact}</Text>
          <Text style={{ fontSize: 8, lineHeight: 1.4, color: ink, marginTop: 2, ...atMost(2) }}>
            {content.alcoholMessage}
          </Text>
        </View>
      </Page>
    </Document>
  );
}

/** A text of so many lines; what is beyond is an ellipsis. */
function atMost(lines: number) {
  return { maxLines: lines, textOverflow: "ellipsis" as const };
}
