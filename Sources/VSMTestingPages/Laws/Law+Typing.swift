import PortableUI

extension Law {
  /// No answer and no passing of time replaces or removes what a person has typed.
  ///
  /// A call that was made by the typing or after it can have the text, so its answer may empty the field, unless it leads
  /// to a state with “fail” or “error” in its name. A field that disappears is not lost if it can come back with its text.
  /// A person who leaves the field by a press that calls nothing has given the text up.
  public static var nothingTypedIsLost: Law { nothingTypedIsLost(isError: isError) }

  /// No answer and no passing of time replaces or removes what a person has typed.
  ///
  /// - Parameter isError: Whether a state with this name shows an error.
  public static func nothingTypedIsLost(isError: @escaping @Sendable (String) -> Bool) -> Law {
    Law("nothing typed is lost") { paths in
      let typing = Typing(paths: paths, isError: isError)
      var undecided: Verdict?
      for attempt in paths.attempts where !attempt.step.isControl {
        for (field, typed) in typing.texts(at: attempt.from) where !typing.mayTake(typed, attempt) {
          switch typing.fate(of: typed, in: field, after: attempt) {
          case .kept: continue
          case .unknown: undecided = undecided ?? .isUndecided("The exploration ended before “\(field)” came back.")
          case .lost(let text):
            let now = text.map { "the field has “\($0)”" } ?? "the field does not come back"
            return .isBroken("“\(typed.text)” was typed into “\(field)”, and then \(now).", path: attempt.result.path)
          }
        }
      }
      return undecided ?? .holds
    }
  }
}

/// A text that a person has typed.
private struct TypedText {
  let text: String
  /// The number of the step in which it was typed.
  let step: Int
}

/// The end of a text that was typed.
private enum Fate {
  case kept, unknown
  case lost(now: String?)
}

/// The texts on the paths of an exploration.
private struct Typing {
  let paths: ExploredPaths
  let isError: (String) -> Bool

  private func hasFailed(_ attempt: ExploredPaths.Attempt) -> Bool {
    attempt.result.hasError(unlike: paths.moments[attempt.from], isError)
  }

  /// Whether a step answers a call that can have a text.
  private func answersCall(with typed: TypedText, _ attempt: ExploredPaths.Attempt) -> Bool {
    attempt.answered.map { $0.step >= typed.step } ?? false
  }

  /// Whether a step answers a call that can have a text, and has not failed.
  func mayTake(_ typed: TypedText, _ attempt: ExploredPaths.Attempt) -> Bool {
    answersCall(with: typed, attempt) && !hasFailed(attempt)
  }

  /// Whether the person or the feature still has a text after a step.
  private func keeps(_ typed: TypedText, in field: String, _ attempt: ExploredPaths.Attempt) -> Bool {
    if let now = attempt.result.value(of: field) { return now == typed.text }
    return attempt.step.isControl ? !attempt.called.isEmpty : !mayTake(typed, attempt)
  }

  /// Returns the texts that were typed on the way to a moment and have neither been taken nor given up, by their fields.
  func texts(at moment: Int) -> [(field: String, typed: TypedText)] {
    var texts: [String: TypedText] = [:]
    for (index, attempt) in paths.path(to: moment).enumerated() {
      if case .action(.type(let text, let field)) = attempt.step {
        // A field can write the text in another form.
        let shown = attempt.result.value(of: field) ?? text
        texts[field] = text.isEmpty ? nil : TypedText(text: shown, step: index + 1)
      }
      texts = texts.filter { keeps($0.value, in: $0.key, attempt) }
    }
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func fate(of typed: TypedText, in field: String, after attempt: ExploredPaths.Attempt) -> Fate {
    if let now = attempt.result.value(of: field) { return now == typed.text ? .kept : .lost(now: now) }
    let hadField = paths.moments[attempt.from].value(of: field) != nil
    // A step that neither removes the field nor is the failure of a call with the text decides nothing.
    guard hadField || answersCall(with: typed, attempt) else { return .kept }
    guard let to = attempt.to else { return .unknown }
    let following = paths.reachable(from: to) { following in
      if case .action(.type(_, into: field)) = following.step { false } else { true }
    }
    let values = following.compactMap { paths.moments[$0].value(of: field) }
    if values.contains(typed.text) { return .kept }
    return following.allSatisfy(paths.isComplete) ? .lost(now: values.first) : .unknown
  }
}
