"""The publishers `Merge` to `Merge8` and `CombineLatest` to `CombineLatest4` as Swift sources.

Swift cannot express them once for any number of upstreams: parameter packs support no same-element requirements, which
the outputs and failures of the upstreams need.
"""

from .command import ROOT

FOLDER = ROOT / "Sources" / "CombineShim"
COUNTS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"]
ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
WIDTH = 120


def sources():
    """Returns the text of each file."""
    files = {
        "Merge2To3": [_block("extension Publisher {", *(_merge_with(count) for count in range(3, 9))), *_merges(2, 3)],
        "Merge4To8": _merges(4, 8),
        "CombineLatest2To4": _combinations(),
    }
    return {FOLDER / f"{name}.swift": _file(blocks) for name, blocks in files.items()}


def _file(blocks):
    lines = ["// Written by Scripts/generate-merges, whose templates are in Scripts/checks/merges.py."]
    lines += ["#if !canImport(Combine)", "  import OpenCombine"]
    for block in blocks:
        lines += ["", *("  " + line if line else "" for line in block)]
    return "\n".join([*lines, "#endif", ""])


def _merges(first, last):
    counts = range(first, last + 1)
    yield _block("extension Publishers {", *(_merge(count) for count in counts))
    yield [line for count in counts for line in _equatable("Merge", count)]


def _combinations():
    yield _block("extension Publisher {", *(part for count in (3, 4) for part in _combine_with(count)))
    for count in (2, 3, 4):
        yield _latest(count)
    yield _block("extension Publishers {", *(_combination(count) for count in (2, 3, 4)))
    yield [line for count in (2, 3, 4) for line in _equatable("CombineLatest", count)]


def _merge_with(count):
    types = _letters(count)[1:]
    return [
        f"/// Republishes the values of this publisher and {COUNTS[count - 1]} others as they arrive.",
        *_function("merge", types, f"with {_parameters(types)}", _name("Merge", count, ["Self", *types]),
                   _equal(["", *types])),
        f"  Publishers.Merge{count}({_list(['self', *_values(types)])})",
        "}",
    ]


def _merge(count):
    types = _letters(count)
    more = [line for added in range(1, 9 - count) for line in ["", *_merge_more(types, added)]]
    return _block(
        *_structure("Merge", count, "republishes the values", "as they arrive", _equal(types)),
        [
            "public typealias Output = A.Output",
            "public typealias Failure = A.Failure",
            "",
            *_stored(types, "merges"),
            "",
            f"public func receive<S: Subscriber>(subscriber: S) where {_same('S', types[-1], 'Input')} {{",
            f"  FanIn.merge(into: subscriber, count: {count}) {{",
            *(f"    $0.attach({value}, at: {index})" for index, value in enumerate(_values(types))),
            "  }",
            "}",
            *more,
        ])


def _merge_more(types, added):
    more = ["P"] if added == 1 else list("ZYXWVU"[:added])
    parameters = "with other: P" if added == 1 else f"with {_parameters(more)}"
    values = _values(types) + (["other"] if added == 1 else _values(more))
    count = len(types) + added
    return [
        f"/// Merges {COUNTS[added]} more publisher{'s' * (added > 1)} with these.",
        *_function("merge", more, parameters, _name("Merge", count, types + more), _equal([types[-1], *more])),
        f"  Publishers.Merge{count}({_list(values)})",
        "}",
    ]


def _combine_with(count):
    types = list("PQR"[:count - 1])
    publishers = [f"publisher{number}" for number in range(1, count)]
    parameters = _list(f"_ {name}: {type}" for name, type in zip(publishers, types))
    result = _name("CombineLatest", count, ["Self", *types])
    others = f"the latest values of this publisher and {COUNTS[count - 1]} others"
    condition = _equal(["", *types], ["Failure"])
    yield [
        f"/// Publishes {others}, whenever one of them changes.",
        *_function("combineLatest", types, parameters, result, condition),
        f"  Publishers.CombineLatest{count}({_list(['self', *publishers])})",
        "}",
    ]
    outputs = _list(["Output", *(f"{type}.Output" for type in types)])
    yield [
        f"/// Publishes the results of applying `transform` to {others}.",
        f"public func combineLatest<{_generic(types)}, T>(",
        f"  {parameters},",
        f"  _ transform: @escaping ({outputs}) -> T",
        f") -> Publishers.Map<{result}, T>",
        *_where(condition),
        f"  Publishers.Map(upstream: combineLatest({_list(publishers)}), transform: transform)",
        "}",
    ]


def _latest(count):
    types = _letters(count)
    values = _values(types)
    return _block(
        f"/// The latest value of each of {COUNTS[count]} upstreams.",
        f"private struct Latest{COUNTS[count].capitalize()}<{_list(types)}> {{",
        [
            *(f"var {value}: {type}?" for value, type in zip(values, types)),
            "",
            "/// All values, once each upstream has sent one.",
            f"var all: ({_list(types)})? {{",
            f"  guard {_list('let ' + value for value in values)} else {{ return nil }}",
            f"  return ({_list(values)})",
            "}",
        ])


def _combination(count):
    types = _letters(count)
    outputs = _list(f"{type}.Output" for type in types)
    return _block(
        *_structure("CombineLatest", count, "publishes the latest values", "whenever one of them changes",
                    _equal(types, ["Failure"]), ","),
        [
            f"public typealias Output = ({outputs})",
            "public typealias Failure = A.Failure",
            "",
            *_stored(types, "combines the latest values of"),
            "",
            "public func receive<S: Subscriber>(subscriber: S)",
            f"where S.Failure == {types[-1]}.Failure, S.Input == ({outputs}) {{",
            f"  let latest = Latest{COUNTS[count].capitalize()}<{outputs}>()",
            f"  FanIn.combineLatest(into: subscriber, latest: latest, count: {count}) {{",
            *(f"    {line}" for index, value in enumerate(_values(types)) for line in [
                f"$0.attach({value}, at: {index}) {{",
                f"  $0.{value} = $1",
                "  return $0.all",
                "}",
            ]),
            "  }",
            "}",
        ])


def _structure(family, count, purpose, when, condition, comma=""):
    """Returns the lines from the comment to the opening brace."""
    types = _letters(count)
    head = f"public struct {family}{_number(count)}<"
    whole = f"{head}{_generic(types)}>: Publisher"
    # In an extension in the condition.
    narrow = WIDTH - 4
    names = [whole] if len(whole) <= narrow else [head, f"  {_generic(types)}", ">: Publisher"]
    return [
        f"/// A publisher that {purpose} of {COUNTS[count]} publishers{comma} {when}.", *names,
        *_where(condition, narrow),
    ]


def _stored(types, purpose):
    values = _values(types)
    for ordinal, value, type in zip(ORDINALS, values, types):
        yield f"/// The {ordinal} publisher."
        yield f"public let {value}: {type}"
    yield ""
    yield f"/// Creates a publisher that {purpose} {COUNTS[len(types)]} publishers."
    yield f"public init({_list(f'_ {value}: {type}' for value, type in zip(values, types))}) {{"
    yield f"  ({_list(f'self.{value}' for value in values)}) = ({_list(values)})"
    yield "}"


def _equatable(family, count):
    head = f"extension Publishers.{family}{_number(count)}: Equatable"
    condition = "where " + _list(f"{type}: Equatable" for type in _letters(count))
    for lines in ([f"{head} {condition} {{}}"], [head, f"{condition} {{}}"], [head, f"{condition} {{", "}"]):
        if all(len(line) <= WIDTH - 2 for line in lines):
            return lines
    raise ValueError(f"{head} is too long")


def _function(name, types, parameters, result, condition):
    """Returns the lines from the name to the opening brace."""
    head, end = f"public func {name}<{_generic(types)}>(", f") -> {result}"
    # In a structure in an extension in the condition.
    narrow = WIDTH - 6
    whole = head + parameters + end
    return [*([whole] if len(whole) <= narrow else [head, f"  {parameters}", end]), *_where(condition, narrow)]


def _where(conditions, width=WIDTH - 4):
    whole = f"where {_list(conditions)} {{"
    if len(whole) <= width:
        return [whole]
    lines = [" "]
    for index, condition in enumerate(conditions):
        part = f" {condition}" + "," * (index < len(conditions) - 1)
        if len(lines[-1] + part) > width:
            lines.append(" ")
        lines[-1] += part
    return ["where", *lines, "{"]


def _equal(types, parts=("Failure", "Output")):
    """Returns the conditions that each type has the failure and the output of the one before."""
    return [
        f"{first}.{part} == {second}.{part}".removeprefix(".")
        for first, second in zip(types, types[1:]) for part in parts
    ]


def _same(subscriber, type, input):
    return f"{subscriber}.Failure == {type}.Failure, {subscriber}.{input} == {type}.Output"


def _block(*lines):
    """Returns the lines, the last of them indented: the lists of lines are separated by blank lines."""
    head = [line for line in lines if isinstance(line, str)]
    bodies = [line for line in lines if not isinstance(line, str)]
    body = [line for index, part in enumerate(bodies) for line in ([""] if index else []) + list(part)]
    return [*head, *("  " + line if line else "" for line in body), "}"]


def _letters(count):
    return list("ABCDEFGH"[:count])


def _values(types):
    return [type.lower() for type in types]


def _parameters(types):
    return _list(f"{'_ ' * (index > 0)}{type.lower()}: {type}" for index, type in enumerate(types))


def _generic(types):
    return _list(f"{type}: Publisher" for type in types)


def _name(family, count, types):
    return f"Publishers.{family}{_number(count)}<{_list(types)}>"


def _number(count):
    return "" if count == 2 else str(count)


def _list(parts):
    return ", ".join(parts)
