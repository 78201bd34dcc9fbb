// <live-device-button>: a button whose press uses a capability of the browser. Browsers permit most of them only while
// they handle a press, so that the server cannot ask for them.

const ONE_SHOT = { enableHighAccuracy: false, timeout: 20_000, maximumAge: 60_000 };

const actions = {
  async copy({ text }) {
    await navigator.clipboard.writeText(text);
    return { done: {} };
  },
  async print() {
    print();
    return { done: {} };
  },
  async fullScreen() {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
    return { done: {} };
  },
  async locate() {
    const { coords } = await new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, ONE_SHOT));
    return { located: { latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy } };
  },
  async notify({ title, body }) {
    if (await Notification.requestPermission() !== "granted") return { denied: {} };
    new Notification(title, { body });
    return { done: {} };
  },
};

const PERMISSION_DENIED = 1; // of GeolocationPositionError

customElements.define("live-device-button", class extends HTMLElement {
  #button = Object.assign(document.createElement("button"), { type: "button", className: "button", onclick: () => this.#press() });
  #action = {};

  set properties({ title, action }) {
    this.#action = action;
    this.#button.textContent = title;
  }

  connectedCallback() { this.append(this.#button); }

  async #press() {
    const [[name, values]] = Object.entries(this.#action);
    this.#button.disabled = true;
    const result = await actions[name](values).catch((error) => {
      const isDenied = error.name === "NotAllowedError" || error.code === PERMISSION_DENIED;
      return isDenied ? { denied: {} } : { unavailable: {} };
    });
    this.#button.disabled = false;
    this.dispatchEvent(new CustomEvent("send", { detail: result }));
  }
});
