// <sales-chart>: bars drawn with Chart.js, which is a library of the site.

import { Chart, registerables } from "/libraries/chart.js/chart.mjs";

Chart.register(...registerables);

customElements.define("sales-chart", class extends HTMLElement {
  #chart = null;
  #properties;

  set properties(properties) {
    this.#properties = properties;
    if (!this.#chart) return;
    this.#chart.data.labels = properties.labels;
    Object.assign(this.#chart.data.datasets[0], { label: properties.title, data: properties.values });
    this.#chart.update();
  }

  connectedCallback() {
    if (this.#chart) return;
    const canvas = document.createElement("canvas");
    this.replaceChildren(canvas);
    const { title, labels, values } = this.#properties;
    const color = this.#color("--text");
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#chart = new Chart(canvas, {
      type: "bar",
      data: { labels, datasets: [{ label: title, data: values, backgroundColor: this.#color("--blue") }] },
      options: {
        animation: !isStill && { duration: 400 },
        maintainAspectRatio: false,
        color,
        scales: { x: { ticks: { color } }, y: { beginAtZero: true, ticks: { color } } },
        onClick: (_, [bar]) => {
          if (bar) this.dispatchEvent(new CustomEvent("send", { detail: { selected: { index: bar.index } } }));
        },
      },
    });
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#chart?.destroy();
      this.#chart = null;
    });
  }

  /** Returns a color of the page's style sheet as the library reads colors, in the page's appearance. */
  #color(name) {
    const sample = document.createElement("span");
    sample.style.color = `var(${name})`;
    this.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }
});
