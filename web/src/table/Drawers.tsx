/** The drawers of a table: rules, hint, emotes, menu, leaving. Those of seats are chunks of their own. */

import { useEffect } from "preact/hooks";
import { lists } from "../api";
import { Art, Button, Drawer } from "../components";
import { say, sentences, text } from "../i18n";
import { later } from "../later";
import type { MoveValue } from "../messages";
import { LanguageChoice, SettingsForm } from "../pages/Settings";
import { closeDrawer, isScreen, openDrawer, replacePlace } from "../route";
import { useSession } from "../session/session";
import { answerQuestion } from "../session/turnnotification";
import { ScreenDrawer } from "./BigScreen";
import { DiceCommitment } from "./Commitment";
import { Invite } from "./Invite";
import { CloseTable, FreeSeat, TakeBack } from "./Questions";
import { RuleCards } from "./Rules";
import { restartTips } from "./Tip";

const DeviceSheet = later(() => import("./DeviceSheet"));
const PersonSheet = later(() => import("./PersonSheet"));
const NextGame = later(() => import("./NextGame"));
const Evening = later(() => import("./Evening"));
const ShareGame = later(() => import("./ShareGame"));
const SeatSheet = later(() => import("./SeatSheet"));

export function Drawers({ drawer }: { drawer: string }) {
  const { room } = useSession();
  const [kind, number] = drawer.split("-");
  if (kind === "rules") return <Rules />;
  if (kind === "hint") return <Hint />;
  if (kind === "emotes") return <Emotes />;
  if (kind === "menu") return <Menu />;
  if (kind === "settings") return <TableSettings />;
  if (kind === "invite") return <InviteDrawer />;
  if (kind === "screen") return <ScreenDrawer />;
  if (kind === "share") return <ShareGame />;
  if (kind === "next" && room.value!.phase === "over") return <NextGame />;
  if (kind === "evening") return <Evening />;
  if (kind === "story") return <Story />;
  if (kind === "leave") return <Leave />;
  if (kind === "notify") return <TurnNotifications />;
  if (kind === "close") return <CloseTable />;
  if (kind === "undo") return <TakeBack />;
  if (!room.value!.seats[Number(number)]) return null;
  if (kind === "seat") return <SeatSheet number={Number(number)} />;
  if (kind === "device") return <DeviceSheet seat={Number(number)} />;
  if (kind === "person") return <PersonSheet seat={Number(number)} />;
  if (kind === "free") return <FreeSeat number={Number(number)} />;
  return null;
}

/** The rules in short, opened at the line that matters now. */
function Rules() {
  const { declaration, earlierRules, look, offers, room } = useSession();
  const now = room.value!.phase === "playing" ? look.value.rule : -1;
  return (
    <Drawer title={text("web-rules")}>
      {earlierRules.value && <p class="sentence">{text("earlier-rules", earlierRules.value)}</p>}
      {declaration.value && <RuleCards rules={declaration.value.rules} values={room.value!.options} now={now} />}
      {offers.value.length > 0 && <MovesHelp />}
    </Drawer>
  );
}

/** What each of my moves does. */
function MovesHelp() {
  const { names, offers } = useSession();
  const seen = new Set<string>();
  const sorts = offers.value.filter(({ choice }) => !seen.has(choice.label.key) && seen.add(choice.label.key));
  return (
    <dl class="moves-help">
      {sorts.map(({ choice }) => (
        <div key={choice.action}>
          <dt>{say(choice.label, names.value)}</dt>
          <dd>{say(choice.label, names.value, "help")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The best move for somebody who sees what I see, why, and the chance to win with each move. */
function Hint() {
  const { acting, move, names, offers, send, state } = useSession();
  const seat = acting.value[0];
  const hint = state.value.hint;
  useEffect(() => {
    if (seat !== undefined && !hint) void send({ type: "hint", seat }).then((done) => !done && closeDrawer());
  }, []);
  if (seat === undefined) return null;
  const best = hint && offers.value.find(({ choice }) => choice.action === hint.action);
  return (
    <Drawer title={text("web-hint")}>
      {!hint ? (
        <p class="sentence" role="status">
          {text("web-hint-thinking")}
        </p>
      ) : (
        <>
          <p class="sentence">
            {text("web-hint-best", { move: say(hint.label, names.value) })} {hint.why && say(hint.why, names.value)}
          </p>
          {hint.moves.length > 0 && (
            <ul class="chances">
              {hint.moves.slice(0, 5).map((each) => (
                <li key={each.action}>
                  <span>{say(each.label, names.value)}</span>
                  <meter min={0} max={1} value={each.value} aria-label={say(each.label, names.value)} />
                  <b>{chance(each)}</b>
                  {each.odds && <small>{each.odds.map((odds) => say(odds, names.value)).join(" · ")}</small>}
                </li>
              ))}
            </ul>
          )}
          {hint.moves.length > 0 && (
            <p class="told">
              {hint.bot === "optimal" ? text("web-hint-exact") : text("web-hint-played", { count: hint.moves[0]!.visits })}
            </p>
          )}
          {best && (
            <Button
              kind="gold"
              label={say(best.choice.label, names.value)}
              onClick={() => {
                closeDrawer();
                void move(best.seat, best.choice.action);
              }}
            />
          )}
        </>
      )}
    </Drawer>
  );
}

/** `54 %`, or `48–53 %` where it is not known so well. */
function chance({ value, error, rough }: MoveValue): string {
  const percent = (share: number) => Math.round(100 * Math.max(0, Math.min(1, share)));
  if (!rough) return text("web-percent", { percent: percent(value) });
  return text("web-hint-range", { low: percent(value - 1.96 * error), high: percent(value + 1.96 * error) });
}

function Emotes() {
  const { send, state, viewer } = useSession();
  const seat = state.value.seats.includes(viewer.value) ? viewer.value : (state.value.seats[0] ?? 0); // on a shared device: who acts
  return (
    <Drawer title={text("web-emotes")}>
      <ul class="emotes">
        {(lists.value?.emotes ?? []).map((emote) => (
          <li key={emote}>
            <button
              type="button"
              onClick={() => {
                void send({ type: "emote", seat, emote });
                closeDrawer();
              }}
            >
              <Art name={`emote-${emote}`} />
              <span>{text(`emote-${emote}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function Menu() {
  const session = useSession();
  const { isWatching, room, state } = session;
  const showTips = () => {
    restartTips(session);
    closeDrawer();
  };
  return (
    <Drawer title={text("web-menu")}>
      <Button kind="parch" glyph="qr" label={text("web-invite")} onClick={() => openDrawer("invite")} />
      {!isScreen && room.value!.spectators && (
        <Button
          kind="parch"
          glyph="screen"
          label={text("web-screen")}
          more={text("web-screen.more")}
          onClick={() => openDrawer("screen")}
        />
      )}
      {state.value.seats.length === 1 && (
        <Button kind="parch" glyph="swap" label={text("web-device")} onClick={() => openDrawer(`device-${state.value.seats[0]}`)} />
      )}
      <Button kind="parch" glyph="replay" label={text("web-story")} onClick={() => openDrawer("story")} />
      {room.value!.number > 1 && <Button kind="parch" art="crown" label={text("web-evening")} onClick={() => openDrawer("evening")} />}
      <Button kind="parch" glyph="settings" label={text("web-settings")} onClick={() => openDrawer("settings")} />
      {!isWatching.value && (
        <Button kind="parch" glyph="hint" label={text("web-show-me")} more={text("web-show-me.more")} onClick={showTips} />
      )}
      <DiceCommitment room={room.value!} />
      <LanguageChoice />
      {!isWatching.value && room.value!.phase === "playing" && (
        <Button kind="parch" glyph="run" label={text("web-leave")} onClick={() => openDrawer("leave")} />
      )}
      {state.value.isHost && (
        <Button
          kind="parch"
          glyph="close"
          label={text("web-close-table")}
          more={text("web-close-table.more")}
          onClick={() => openDrawer("close")}
        />
      )}
    </Drawer>
  );
}

function TableSettings() {
  return (
    <Drawer title={text("web-settings")}>
      <SettingsForm />
    </Drawer>
  );
}

function InviteDrawer() {
  const { room } = useSession();
  return (
    <Drawer title={text("web-invite")}>
      <Invite code={room.value!.code} />
    </Drawer>
  );
}

/** What has happened so far. */
export function Story() {
  const { names, stage } = useSession();
  const lines = stage.story.value.flatMap((told) => sentences(told, names.value));
  return (
    <Drawer title={text("web-story")} isRead>
      <ol class="story">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </Drawer>
  );
}

/** My turn began while this page was hidden. */
function TurnNotifications() {
  return (
    <Drawer title={text("web-notify-question")}>
      <p class="sentence">{text("web-notify-question.says")}</p>
      <Button kind="green" label={text("web-notify-question.yes")} onClick={() => answerQuestion(true)} />
      <Button kind="parch" label={text("web-notify-question.no")} onClick={() => answerQuestion(false)} />
    </Drawer>
  );
}

/** Asks before a running game is left. The seat stays mine. */
function Leave() {
  const { room, send, state } = useSession();
  const others = room.value!.seats.some((seat, number) => seat.person && !state.value.seats.includes(number));
  const leave = () => replacePlace({ page: "shelf" });
  const handOver = async () => {
    for (const seat of state.value.seats) if (!room.value!.seats[seat]!.bot) await send({ type: "hand", seat });
    leave();
  };
  return (
    <Drawer title={text("web-leave.title")}>
      <p class="sentence">{text("web-leave.says")}</p>
      <Button kind="gold" label={text("web-stay")} onClick={closeDrawer} />
      {others && <Button kind="parch" glyph="bot" label={text("web-leave.bot")} onClick={() => void handOver()} />}
      <Button kind="parch" glyph="run" label={text("web-leave.now")} onClick={leave} />
    </Drawer>
  );
}
