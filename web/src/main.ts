import { mount } from "svelte";
import App from "./App.svelte";
import { rockTile } from "./art/tile";
import "./style/tokens.css";
import "./style/base.css";

// The rock under everything, drawn once.
document.documentElement.style.setProperty("--tile", `url("data:image/svg+xml,${encodeURIComponent(rockTile())}")`);

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the game");
mount(App, { target });
