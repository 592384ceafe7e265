/** The laboratory: choose a game and its numbers, let bots play, and see what comes of it. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import "../style/laboratory.css";
import { lists } from "../api";
import { ambience, boxesOf, boxIdOf } from "../boxes";
import { Button, Glyph, Tool } from "../components";
import { errorText, text } from "../i18n";
import type { Catalog, GameDeclaration } from "../messages";
import { Offline } from "../pages/Offline";
import { go, replacePlace } from "../route";
import { canShare, copy, share } from "../share";
import { declared, type Experiment, read, usual, written } from "./experiment";
import { Results } from "./Results";
import { createRun, isOn, type Run } from "./run";
import { Setup } from "./Setup";
import { hasTexts } from "./texts";

export default function LaboratoryPage({ name }: { name: string }) {
  const catalog = lists.value!;
  if (!hasTexts.value) return <Plain says={text("web-opening")} />;
  if (!catalog.laboratory) return <Plain says={text("error-lab-off")} />;
  return <Opened name={name} catalog={catalog} />;
}

/** A page with one sentence. */
function Plain({ says }: { says: string }) {
  return (
    <main class="page notice laboratory">
      <header class="top">
        <Tool glyph="back" label={text("web-back")} onClick={() => go({ page: "shelf" })} />
      </header>
      <div role="status">
        <h1>{text("web-laboratory")}</h1>
        <p class="sentence">{says}</p>
      </div>
    </main>
  );
}

/** The first game of the shelf. */
function firstGame(catalog: Catalog): GameDeclaration {
  const { large, small } = boxesOf(catalog);
  return [...large, ...small][0]!.games[0]!;
}

function Opened({ name, catalog }: { name: string; catalog: Catalog }) {
  const first = firstGame(catalog);
  const most = catalog.laboratory!.games;
  const [run] = useState(createRun);
  const chosen = useSignal<Experiment>(usual(first, most));
  const wrong = useSignal<readonly string[]>([]);
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    const found = read(name, catalog, first);
    if (!found || written(found.experiment) === (run.of.value && written(run.of.value))) return;
    chosen.value = found.experiment;
    wrong.value = found.wrong;
    if (!found.wrong.length) void run.start(found.experiment);
  }, [name]);
  useEffect(() => run.stop, []);
  useEffect(() => {
    if (run.of.value) results.current?.scrollIntoView();
  }, [run.of.value]);
  useEffect(() => {
    document.title = `${text("web-laboratory")} · Doubloon`;
    return () => {
      document.title = "Doubloon";
    };
  }, [hasTexts.value]);
  const start = () => {
    wrong.value = [];
    void run.start(chosen.value);
    replacePlace({ page: "lab", name: written(chosen.value) });
  };
  const game = declared(catalog, chosen.value.game)!;
  return (
    <main class={`laboratory page ${ambience(boxIdOf(game.id))}`}>
      <header class="top">
        <Tool glyph="back" label={text("web-back")} onClick={() => go({ page: "shelf" })} />
        <h1>{text("web-laboratory")}</h1>
        {run.of.value && <Share experiment={run.of.value} />}
      </header>
      <div class="side">
        <p class="intro">{text("web-lab-says")}</p>
        <Offline />
        {wrong.value.length > 0 && (
          <p class="trouble" role="alert">
            {text("web-lab-wrong", { parts: wrong.value.join(", ") })}
          </p>
        )}
        <Setup catalog={catalog} game={game} chosen={chosen} />
      </div>
      <section class={`results ${run.of.value ? "begun" : ""}`} ref={results} aria-label={text("web-lab-results")}>
        {run.trouble.value && (
          <p class="trouble" role="alert">
            {errorText(run.trouble.value)}
          </p>
        )}
        <Results run={run} game={game} />
      </section>
      <Start run={run} isChanged={isChanged(run, chosen.value)} onStart={start} />
    </main>
  );
}

const isChanged = ({ of }: Run, chosen: Experiment): boolean => !of.value || written(of.value) !== written(chosen);

/** Start, or stop. */
function Start({ run, isChanged, onStart }: { run: Run; isChanged: boolean; onStart: () => void }) {
  const label = text(run.of.value && !isChanged ? "web-lab-again" : "web-lab-start");
  return (
    <div class="start">
      {isOn(run) && !isChanged ? (
        <Button kind="parch" glyph="pause" label={text("web-lab-stop")} onClick={run.stop} />
      ) : (
        <Button kind="gold" glyph="run" label={label} more={run.of.value && isChanged ? text("web-lab-changed") : ""} onClick={onStart} />
      )}
    </div>
  );
}

/** The address of this page shows the same experiment. */
function Share({ experiment }: { experiment: Experiment }) {
  const copied = useSignal("");
  const link = `${location.origin}${location.pathname}#/lab/${written(experiment)}`;
  const pass = () => {
    if (canShare()) void share(text("web-laboratory"), link);
    else void copy(link).then((done) => (copied.value = done ? link : ""));
  };
  const isCopied = copied.value === link;
  return (
    <>
      <span class="copied" role="status">
        {isCopied && (
          <>
            <Glyph name="done" /> {text("web-copied")}
          </>
        )}
      </span>
      <Tool glyph="share" label={text("web-share-link")} onClick={pass} />
    </>
  );
}
