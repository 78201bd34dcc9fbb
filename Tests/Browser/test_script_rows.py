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
