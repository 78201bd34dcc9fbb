// <town-map>: a town drawn with Leaflet, which is a library of the site. It has no tiles, so that no other site is asked.

import { CRS, circleMarker, control, map, polygon, polyline } from "/libraries/leaflet/leaflet.esm.js";

customElements.define("town-map", class extends HTMLElement {
  #map = null;
  #places = [];
  #markers = new Map();
  #selected = null;

  set properties({ places, selected }) {
    [this.#places, this.#selected] = [places, selected];
    this.#draw();
  }

  connectedCallback() {
    if (this.#map) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = document.createElement("link");
    Object.assign(sheet, { rel: "stylesheet", href: "/libraries/leaflet/leaflet.css" });
    const area = document.createElement("div");
    Object.assign(area.style, { height: "100%", background: "var(--surface)", borderRadius: "var(--radius)" });
    root.replaceChildren(sheet, area);
    sheet.onload = () => this.#open(area); // the library measures its layers
  }

  disconnectedCallback() {
    // An element that is moved is connected again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#map?.remove();
      this.#map = null;
      this.#markers.clear();
    });
  }

  #open(area) {
    if (!this.isConnected || this.#map) return;
    this.#map = map(area, { crs: CRS.Simple, zoomControl: false, minZoom: 0, maxZoom: 4, scrollWheelZoom: false });
    this.#map.attributionControl.setPrefix("Leaflet");
    control.zoom({ position: "topright" }).addTo(this.#map);
    const park = [[5, 5], [30, 2], [48, 20], [40, 45], [12, 40]];
    polygon(park, { color: this.#color("--green"), weight: 1 }).addTo(this.#map);
    const river = [[0, 60], [20, 52], [45, 62], [70, 55], [100, 70]];
    polyline(river, { color: this.#color("--blue"), weight: 8 }).addTo(this.#map);
    for (const street of [[[50, 0], [50, 110]], [[80, 0], [75, 110]], [[20, 75], [95, 80]], [[50, 25], [100, 20]]]) {
      polyline(street, { color: this.#color("--gray"), weight: 3 }).addTo(this.#map);
    }
    this.#map.fitBounds([[0, 0], [100, 110]]);
    this.#draw();
  }

  #draw() {
    if (!this.#map) return;
    for (const { id, name, x, y } of this.#places) {
      const isSelected = id === this.#selected;
      const look = { radius: isSelected ? 11 : 7, color: this.#color(isSelected ? "--orange" : "--accent"), fillOpacity: 0.8 };
      const known = this.#markers.get(id);
      if (known) {
        known.setStyle(look).setRadius(look.radius);
        continue;
      }
      const marker = circleMarker([y, x], look).bindTooltip(document.createTextNode(name)).addTo(this.#map);
      marker.on("click", () => this.dispatchEvent(new CustomEvent("send", { detail: { selected: { id } } })));
      this.#markers.set(id, marker);
    }
  }

  /** Returns a color of the page's style sheet as the library reads colors, in the page's appearance. */
  #color(name) {
    const sample = document.createElement("span");
    sample.style.color = `var(${name})`;
    this.shadowRoot.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }
});
