import type { ReactNode } from "react";

import type { Image } from "#schemas/content/image.ts";

import styles from "./article.module.css";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { formatDate } from "./formatters.ts";
import link from "./link.module.css";
import { Picture } from "./picture.tsx";
import { Prose } from "./prose.tsx";

export interface ArticleProps {
  readonly title: string;
  /** The sentences that open it, as plain text. */
  readonly lead?: string;
  /** Sanitized HTML. */
  readonly html: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date?: string;
  /** A few words beside the date. */
  readonly note?: ReactNode;
  readonly image: Image | null;
  /** The way to it, the outermost first; the last one is itself. */
  readonly trail?: readonly Crumb[];
  /** Where its neighbours are. */
  readonly back?: { readonly href: string; readonly label: string } | null;
  readonly children?: ReactNode;
}

/** The one thing that a page is about: its title is the page's, its picture the page's largest. */
export function Article(props: ArticleProps): ReactNode {
  const { title, lead = "", html, date, note, image, trail = [], back, children } = props;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Breadcrumb entries={trail} />
        {(date || note) && (
          <p className={styles.facts}>
            {date && (
              <time dateTime={date} className={styles.date}>
                {formatDate(date)}
              </time>
            )}
            {note && <span>{note}</span>}
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        {lead !== "" && <p className={styles.lead}>{lead}</p>}
      </header>
      {image && <Picture image={image} sizes={{}} priority className={styles.picture} />}
      <div className={styles.body}>
        <Prose html={html} />
        {children}
        {back && (
          <p className={styles.all}>
            <a href={back.href} className={link.text}>
              {back.label}
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
