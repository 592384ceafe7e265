/** The notice that the server does not answer, and what still works. */

import { useEffect } from "preact/hooks";
import { checkServer, isOffline } from "../api";
import { Art } from "../components";
import { text } from "../i18n";

export function Offline() {
  useEffect(() => {
    window.addEventListener("offline", checkServer);
    return () => window.removeEventListener("offline", checkServer);
  }, []);
  return (
    <div role="status">
      {isOffline.value && (
        <section class="panel away">
          <Art name="dragon-asleep" />
          <div>
            <h2>{text("web-offline")}</h2>
            <p>{text("web-offline.can")}</p>
            <p>{text("web-offline.cannot")}</p>
          </div>
        </section>
      )}
    </div>
  );
}
