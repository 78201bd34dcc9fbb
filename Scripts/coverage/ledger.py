"""The ledger of what PortableUI lacks, compared with its interface."""

import re

# A row about names alone: other rows name what only a part of their subject lacks.
ROW = re.compile(r"^\| (`[^`]+`(?:, `[^`]+`)*) \| (.+) \|$", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
FORM = re.compile(r"@?\w+|\\?\.\w+")
LACKING = re.compile(r"missing(?:;|$)")
EXPLANATIONS = {
    "F": "HTML, CSS or the browser has it", "S": "Swift alone can do it", "P": "possible in part",
    "N": "has no meaning on a page", "X": "impossible on a page", "?": "not judged",
}


def missing_names(names, missing):
    """The rows of the ledger about the names that PortableUI lacks, the most used ones first."""
    features = {}
    for name in names:
        if name.text in missing:
            features.setdefault(name.feature, []).append(name)
    order = sorted(features.values(), key=lambda group: (-sum(name.uses for name in group), group[0].feature))
    rows = ["| missing | uses | |", "|---|---|---|"]
    for group in order:
        group.sort(key=lambda name: (-name.uses, name.text))
        codes = ", ".join(f"`{name.text}`" for name in group)
        rows.append(f"| {codes} | {sum(name.uses for name in group)} | {EXPLANATIONS[group[0].kind]} |")
    return "\n".join(rows)


def contradictions(ledger, declares):
    """Yields a problem for each name that a row calls missing although PortableUI declares it.

    A name of the ledger without a sign before it is a type, a modifier or a function.
    """
    for subject, here in ROW.findall(ledger):
        if not LACKING.match(here):
            continue
        for code in CODE.findall(subject):
            forms = [code, f".{code}"] if code.isidentifier() else [code]
            if any(FORM.fullmatch(form) and declares(form) for form in forms):
                yield f"the ledger calls `{code}` missing, and Documentation/API/PortableUI.txt declares it"
