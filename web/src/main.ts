import { mount } from "svelte";
import App from "./App.svelte";
import { woodTile } from "./games/lost_mines/art/ground";
import { rockTile } from "./art/rockTile";
import "./style/tokens.css";
import "./style/base.css";

// The rock under everything, drawn once.
const tile = (picture: string): string => `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
document.documentElement.style.setProperty("--tile", tile(rockTile()));
document.documentElement.style.setProperty("--wood", tile(woodTile()));

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the game");
mount(App, { target });
