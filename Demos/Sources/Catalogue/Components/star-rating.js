// <star-rating>: five stars that a person sets by pointer or by the arrow keys.

customElements.define("star-rating", class extends HTMLElement {
  #rating = 0;

  set properties({ rating, title }) {
    this.#rating = rating;
    this.ariaLabel = title;
    this.ariaValueText = `${rating} of 5`;
    this.ariaValueNow = String(rating);
    this.textContent = "★".repeat(rating) + "☆".repeat(5 - rating);
  }

  connectedCallback() {
    Object.assign(this.style, { fontSize: "1.5rem", lineHeight: "2rem", cursor: "pointer", color: "var(--orange)" });
    this.role = "slider";
    this.tabIndex = 0;
    this.ariaValueMin = "0";
    this.ariaValueMax = "5";
    this.addEventListener("click", ({ offsetX }) => this.#rate(Math.ceil((offsetX / this.offsetWidth) * 5)));
    this.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.#rate(this.#rating + step);
    });
  }

  #rate(stars) {
    const rating = Math.min(5, Math.max(0, stars));
    this.dispatchEvent(new CustomEvent("send", { detail: { rated: { stars: rating } } }));
  }
});
