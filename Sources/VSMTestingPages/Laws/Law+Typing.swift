import PortableUI

extension Law {
  /// No answer and no passing of time replaces or removes what a person has typed.
  ///
  /// A call that was made after the typing can have the text, so its answer may empty the field, unless it leads to a
  /// state with “fail” or “error” in its name. A field that disappears is not lost if it can come back with its text.
  /// A person who leaves the field by a press that calls nothing has given the text up.
  public static var nothingTypedIsLost: Law {
    Law("nothing typed is lost") { paths in
      var undecided: Verdict?
      for attempt in paths.attempts where !attempt.step.isControl {
        for (field, typed) in paths.typedTexts(at: attempt.from) where !paths.mayTake(typed, attempt) {
          switch paths.fate(of: typed.text, in: field, after: attempt) {
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

extension ExploredPaths {
  /// Whether a step answers a call that can have a text, and has not failed.
  fileprivate func mayTake(_ typed: TypedText, _ attempt: Attempt) -> Bool {
    guard let answered = attempt.answered else { return false }
    return answered.step > typed.step && !attempt.result.hasError(unlike: moments[attempt.from])
  }

  /// Whether the person or the feature still has a text after a step.
  private func keeps(_ typed: TypedText, in field: String, _ attempt: Attempt) -> Bool {
    if let now = attempt.result.value(of: field) { return now == typed.text }
    return attempt.step.isControl ? !attempt.called.isEmpty : !mayTake(typed, attempt)
  }

  /// Returns the texts that were typed on the way to a moment and have neither been taken nor given up, by their fields.
  fileprivate func typedTexts(at moment: Int) -> [(field: String, typed: TypedText)] {
    var texts: [String: TypedText] = [:]
    for (index, attempt) in path(to: moment).enumerated() {
      if case .action(.type(let text, let field)) = attempt.step {
        texts[field] = text.isEmpty ? nil : TypedText(text: text, step: index + 1)
      }
      texts = texts.filter { keeps($0.value, in: $0.key, attempt) }
    }
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  fileprivate func fate(of text: String, in field: String, after attempt: Attempt) -> Fate {
    if let now = attempt.result.value(of: field) { return now == text ? .kept : .lost(now: now) }
    guard moments[attempt.from].value(of: field) != nil else { return .kept }
    guard let to = attempt.to else { return .unknown }
    let following = reachable(from: to) { following in
      if case .action(.type(_, into: field)) = following.step { false } else { true }
    }
    let values = following.compactMap { moments[$0].value(of: field) }
    if values.contains(text) { return .kept }
    return following.allSatisfy(isComplete) ? .lost(now: values.first) : .unknown
  }
}
