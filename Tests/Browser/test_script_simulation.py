"""The page's scripts, unchanged, with a simulated network, a simulated clock and a model of the server."""

import random
import shutil

import pytest

from simulated_pages import ASSETS, RUN, served, simulate

SECONDS = 20
PATIENCE = 60  # seconds until a planted defect has to be found

# name → the changed scripts, and their texts without and with the defect
DEFECTS = {
    "a batch that is sent twice, the second time with a new number": [
        (
            "batches.js",
            "    await Promise.race([pause(backoff(attempt)), online()]);",
            "    queue.unshift(...batch.items); seq = batch.seq; break;",
        ),
    ],
    "an edit that an older value overwrites": [
        ("page.js", "if (revision < (revisions.get(element) ?? 0)) return;", ""),
    ],
    "a patch that is missing after a reconnection": [
        ("stream.js", "NO_PATCH : String(lastPatch)", "NO_PATCH : String(lastPatch + (failures > 0))"),
        ("live.js", 'if (kind === "patch" && number > lastPatch + 1) return interrupt();', ""),
    ],
    "an unanswered press that is lost at the end of a WebSocket": [
        ("requests.js", "question?.resolve(null)", "question?.resolve({ status: 204 })"),
    ],
    "a look of a control that outlives the answer to its press": [
        ("predictions.js", "for (const [name, value] of values) showAttribute(element, name, value);", ""),
    ],
    "a value of the server that is dropped while a press waits for its answer": [
        ("predictions.js", "  values.set(name, value);", ""),
    ],
    "presses of a former session that the next one receives": [
        ("batches.js", "flatMap(({ items }) => items), ...queue.splice(0)]", "flatMap(({ items }) => items), ...queue]"),
    ],
    "an edit that a new session does not learn of": [
        ("restore.js", "setText(element, stored.text);\n    edited(element);", "setText(element, stored.text);"),
    ],
    "an element with the ID of a former session": [
        ("nodes.js", "    element.dataset.n = id;\n", ""),
        ("page.js", '"data-n": String(id), ', '"data-n": element.dataset.n ?? String(id), '),
    ],
    "a moved row in the wrong place": [
        ("page.js", "node(id), before && node(before))", "node(id), before && node(before).nextSibling)"),
    ],
}


def test_promises_hold_for_every_schedule(browser):
    seed = random.randrange(1 << 31)
    print(f"The first seed is {seed}.")
    report = simulate(browser, SECONDS, seed)
    print(report)
    assert report.failure is None, report.failure
    assert report.schedules > 0 and report.events > 20 * report.schedules


def test_one_seed_leads_to_one_course(browser):
    courses = []
    for _ in range(2):
        with served() as address:
            context = browser.new_context()
            page = context.new_page()
            page.goto(address)
            courses.append([page.evaluate(RUN, [seed, False]) for seed in range(7, 17)])
            context.close()
    assert courses[0] == courses[1]
    assert len({course["hash"] for course in courses[0]}) == len(courses[0])
    assert all(course["violation"] is None for course in courses[0])
    assert sum(course["events"] for course in courses[0]) > 300


@pytest.mark.parametrize("name", DEFECTS)
def test_a_planted_defect_is_found(browser, tmp_path, name):
    for file in ASSETS.glob("*.js"):
        shutil.copy(file, tmp_path)
    for script, text, defect in DEFECTS[name]:
        content = (tmp_path / script).read_text()
        assert content.count(text) == 1, f"{script} has changed. Plant the defect elsewhere."
        (tmp_path / script).write_text(content.replace(text, defect))
    report = simulate(browser, PATIENCE, 1, assets=tmp_path)
    print(report.failure)
    assert report.failure, f"Not found in {report}"
