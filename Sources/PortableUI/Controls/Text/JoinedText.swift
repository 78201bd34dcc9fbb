/// Texts and images that follow each other in one paragraph.
struct JoinedText: Equatable {
  let runs: [TextRun]

  init(_ runs: [TextRun]) { self.runs = runs }

  /// Whether the page needs an element for each run, since one of them is an image or has a look of its own.
  var hasLooks: Bool { runs.contains(where: \.hasLook) }
}

extension JoinedText: FormattedValue {
  func string(in environment: EnvironmentValues) -> String {
    runs.map { $0.string(in: environment) }.joined()
  }

  func isEqual(to other: any FormattedValue) -> Bool { self == other as? Self }

  var isReproducible: Bool {
    runs.allSatisfy { if case .text(let text) = $0 { text.isReproducible } else { false } }
  }

  func shown(in environment: EnvironmentValues) -> ShownText {
    runs.contains { $0.needsElement(in: environment) } ? .runs(runs) : .string(string(in: environment))
  }
}

/// A part of a paragraph.
enum TextRun: Sendable {
  case text(Text)
  case view(any InlineView)

  var hasLook: Bool {
    switch self {
    case .text(let text): text.hasLook
    case .view: true
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .text(let text): text.string(in: environment)
    case .view(let view): view.string(in: environment)
    }
  }

  /// Whether the page needs an element for the run, since it is an image or looks different from the text around it.
  func needsElement(in environment: EnvironmentValues) -> Bool {
    guard !hasLook, case .text(let text) = self else { return true }
    if case .runs = text.shown(in: environment) { return true }
    return false
  }
}

extension TextRun: Equatable {
  static func == (left: TextRun, right: TextRun) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.view(let left), .view(let right)): left.isEqual(to: right)
    default: false
    }
  }
}

/// A view that can be a part of a paragraph.
protocol InlineView: View, Sendable {
  nonisolated func isEqual(to other: any InlineView) -> Bool

  /// The string that stands for the view where only a string is shown; empty for an image.
  nonisolated func string(in environment: EnvironmentValues) -> String
}

extension InlineView {
  nonisolated func string(in environment: EnvironmentValues) -> String { "" }
}

extension Text {
  /// Joins two texts into one paragraph. Each keeps its own look.
  public static func + (left: Text, right: Text) -> Text { left.joined(with: right) }

  /// Joins two texts into one paragraph.
  package func joined(with next: Text) -> Text {
    if let start = plainContent, let end = next.plainContent { return Text(verbatim: start + end) }
    return Text(JoinedText(runs + next.runs))
  }
}

/// The runs of a paragraph, inside its element.
struct TextRuns {
  @Environment(\.self) private var environment
  private let content: Content

  private enum Content {
    case text(Text)
    case runs([TextRun])
  }

  init(_ text: Text) { content = .text(text) }

  init(_ runs: [TextRun]) { content = .runs(runs) }
}

extension TextRuns: View {
  var body: some View {
    let runs = merged(shown)
    return ForEach(runs.indices, id: \.self) { index in
      switch runs[index] {
      case .text(let text): text
      case .view(let view): AnyView(view)
      }
    }
  }

  private var shown: [TextRun] {
    switch content {
    case .runs(let runs): return runs
    case .text(let text):
      if case .runs(let runs) = text.shown(in: environment) { return runs }
      return []
    }
  }

  /// Joins runs that look like the text around them, so that the page needs one element for them.
  private func merged(_ runs: [TextRun]) -> [TextRun] {
    var merged: [TextRun] = []
    var plain = ""
    func addPlain() {
      if !plain.isEmpty { merged.append(.text(Text(verbatim: plain))) }
      plain = ""
    }
    for run in runs {
      if run.needsElement(in: environment) {
        addPlain()
        merged.append(run)
      } else {
        plain += run.string(in: environment)
      }
    }
    addPlain()
    return merged
  }
}
