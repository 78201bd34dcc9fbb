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
    case .view: ""
    }
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
  let runs: [TextRun]

  init(runs: [TextRun]) { self.runs = runs }
}

extension TextRuns: View {
  var body: some View {
    ForEach(runs.indices, id: \.self) { index in
      switch runs[index] {
      case .text(let text): text
      case .view(let view): AnyView(view)
      }
    }
  }
}
