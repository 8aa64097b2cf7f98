/** Starts the page. */
import "./style/tokens.css";
import "./style/base.css";
import "./style/check.css";
import "./style/list.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { resume } from "./session.ts";

resume();
const place = document.getElementById("page");
if (place) render(<App />, place);
