"""The page's script: the heights of the rows of long lists."""

MEASURE = """async (count) => {
  const { Heights } = await import("/rows.js");
  const { get } = Map.prototype;
  let steps = 0;
  Map.prototype.get = function (key) { steps += 1; return get.call(this, key); };
  const heights = new Heights(count);
  for (let offset = 0; offset < count; offset += 1) heights.set(offset, 40 + offset % 7);
  for (let offset = 0; offset < count; offset += 3) heights.set(offset, 50);
  const perChange = steps / (count + count / 3);
  let most = 0;
  let isRight = true;
  let [known, sum] = [0, 0];
  for (let offset = 0; offset <= count; offset += 1) {
    steps = 0;
    const total = heights.total(offset);
    most = Math.max(most, steps);
    isRight &&= total[0] === known && total[1] === sum;
    known += 1;
    sum += offset % 3 ? 40 + offset % 7 : 50;
  }
  Map.prototype.get = get;
  return { perChange, most, isRight };
}"""


def test_heights_of_rows_are_added_in_a_step_for_each_bit_of_their_number(live):
    page = live("", clock=False)
    for bits in range(7, 17):
        result = page.evaluate(MEASURE, 2 ** bits)
        assert result["isRight"]
        assert result["most"] <= bits + 1
        assert result["perChange"] <= bits + 2


def long_list(number, start, end, count):
    rows = "".join(
        f'<div class="box" data-n="{number + 3 + index}"><span class="text" data-n="{number + 20 + index}">Row {index}</span></div>'
        for index in range(start, end)
    )
    return (
        f'<div class="vstack" data-n="{number}"><div class="row-space" data-n="{number + 1}" data-on="rows layout" '
        f'data-rows="{start}:{end}/{count}"></div>{rows}<div class="row-space" data-n="{number + 2}"></div></div>'
    )


def test_the_key_end_is_over_when_its_list_leaves_the_page(wire, live):
    page = live(long_list(100, 0, 8, 100) + long_list(200, 0, 8, 100), clock=False)
    page.wait_for_function("() => document.documentElement.scrollHeight > 3000")
    page.keyboard.press("End")
    page.wait_for_function("() => scrollY > 1000")
    wire.patch(["r", 200])
    page.wait_for_function("() => !document.querySelector('[data-n=\"200\"]')")
    page.evaluate("scrollTo(0, 0)")
    wire.patch(["t", 120, "Changed"])
    page.get_by_text("Changed").wait_for()
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate("scrollY") == 0


def test_a_page_stays_where_it_was_scrolled_before_the_frame_of_a_patch(wire, live):
    page = live(long_list(100, 0, 8, 100), clock=False)
    page.wait_for_function("() => document.documentElement.scrollHeight > 2000")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function("() => scrollY > 1000")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("() => { window.requestAnimationFrame = () => 0; scrollTo(0, 0); }")
    wire.patch(["t", 120, "Changed"])
    page.get_by_text("Changed").wait_for()
    assert page.evaluate("scrollY") == 0
