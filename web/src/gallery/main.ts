import { mount } from "svelte";
import "../style/tokens.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });
