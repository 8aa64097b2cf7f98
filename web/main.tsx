/** Starts the page. */
import "./style/tokens.css";
import "./style/base.css";
import "./style/check.css";
import "./style/list.css";
import "./style/watched.css";
import "./style/webhooks.css";
import "./style/receipt.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { resume } from "./session.ts";

void resume();
// Draw the page later, so that `resume` first sends its request with the stored key.
setTimeout(() => {
  const place = document.getElementById("page");
  if (place) render(<App />, place);
});
