"""Animations whose time a test determines."""

PAUSE = """
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...parameters) {
    const animation = animate.apply(this, parameters);
    animation.pause();
    return animation;
  };
"""


def pause_animations(page):
    """Pauses all animations of scripts from now on, when they start."""
    page.evaluate(f"() => {{ {PAUSE} }}")


def _each(action):
    # Not the animations of the style sheet, such as the ones of buttons.
    return f"""time => document.getAnimations()
      .filter((animation) => !(animation instanceof CSSTransition || animation instanceof CSSAnimation))
      .map((animation) => {{ {action} }})"""


def seek(page, time):
    """Moves all animations to a time in milliseconds."""
    page.evaluate(_each("animation.currentTime = time;"), time)


def finish(page):
    page.evaluate(_each("animation.finish();"))


def count(page):
    return len(page.evaluate(_each("return 0;")))


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def place(locator):
    """Returns the place on the page and the size of an element, rounded to tenths."""
    return locator.evaluate("""element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map((length) => Math.round(length * 10) / 10);
    }""")
