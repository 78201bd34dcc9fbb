import Foundation
public import PortableUI

/// A field for text in Markdown, which shows headings, lists, code and emphasis while they are typed.
///
/// Control-B and Control-I, or Command on a Mac, surround the selection with stars. Return continues a list.
///
/// The text has at most 10,000 units of UTF-16. The field shows Markdown, and makes no HTML of it.
public struct MarkdownField: View {
  private let title: String
  @Binding private var text: String
  /// The number of the newest edit that the text takes into account.
  @State private var edits = 0

  /// - Parameter title: The label above the field, in the language of the page.
  nonisolated public init(_ title: String, text: Binding<String>) {
    self.title = title
    _text = text
  }

  public var body: some View {
    MarkdownControl(properties: .init(title: title, text: text, edits: edits)) { edited, number in
      edits = number
      text = edited
    }
    .accessibilityLabel(title)
  }
}

private struct MarkdownControl: WebComponent {
  static let element = CustomElement(
    "live-markdown-field", module: .resource("Assets/components/markdown.js", in: .module))

  struct Properties: Encodable {
    let title: String
    let text: String
    let edits: Int
  }

  enum Event: Decodable { case edited(text: String, edits: Int) }

  let properties: Properties
  let edit: @MainActor (String, Int) -> Void

  func receive(_ event: Event) {
    switch event {
    case .edited(let text, let edits): edit(text, edits)
    }
  }
}
