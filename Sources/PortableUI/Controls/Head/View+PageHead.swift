import Foundation

extension View {
  /// Describes the page in a sentence or two, for search engines and previews of links.
  nonisolated public func pageDescription(_ description: LocalizedStringKey) -> some View {
    BehaviorModifier(content: self, behavior: DescriptionBehavior(text: Text(description)))
  }

  /// Describes the page in a sentence or two, for search engines and previews of links.
  @_disfavoredOverload
  nonisolated public func pageDescription(_ description: some StringProtocol) -> some View {
    head(.description(String(description)))
  }

  /// Names the address under which search engines should list the page, if it has several.
  ///
  /// - Parameter address: An address of the same site, such as `/items/3`, or a complete one.
  nonisolated public func pageCanonicalAddress(_ address: String) -> some View { head(.canonicalAddress(address)) }

  /// Tells search engines what they should not do with the page.
  nonisolated public func pageRobots(_ rules: PageRobots) -> some View { head(.robots(rules)) }

  /// Names the picture that previews of links show.
  ///
  /// - Parameters:
  ///   - address: An address of the same site, such as `/pictures/3.png`, or a complete one.
  ///   - description: A description of the picture for those who do not see it.
  nonisolated public func pageImage(_ address: String, description: String) -> some View {
    head(.image(address: address, description: description))
  }

  /// Sets the icon of the page in the browser's tab, in place of the site's icon.
  nonisolated public func pageIcon(_ address: String) -> some View { head(.icon(address)) }

  /// Sets the color of the browser's bars around the page, where the browser supports it.
  ///
  /// - Parameters:
  ///   - light: The color in the light appearance, from components such as red, green and blue.
  ///   - dark: The color in the dark appearance; the same one by default.
  nonisolated public func pageThemeColor(_ light: Color, dark: Color? = nil) -> some View {
    BehaviorModifier(content: self, behavior: ThemeColorBehavior(light: light, dark: dark))
  }

  /// Names the addresses of the same page in other languages, by their tags, such as `de`. The tag `x-default` stands for
  /// all others.
  nonisolated public func pageAlternates(_ addresses: [String: String]) -> some View { head(.alternates(addresses)) }

  /// Adds structured data for search engines, in the vocabulary of schema.org.
  ///
  /// A value that cannot be encoded as JSON is reported as a diagnostic.
  nonisolated public func pageData(_ data: some Encodable & Sendable) -> some View {
    BehaviorModifier(content: self, behavior: DataBehavior(data: data))
  }

  /// Sets the status with which the page's document is answered, while this view is shown.
  ///
  /// A page waits for its first content before it is answered, see `LivePageConfiguration.firstLoadWait`. An error that
  /// is shown later tells search engines not to list the page.
  nonisolated public func pageStatus(_ status: PageStatus) -> some View { head(.status(status)) }

  nonisolated private func head(_ value: HeadValue) -> some View {
    BehaviorModifier(content: self, behavior: HeadBehavior(value: value))
  }
}

private struct HeadBehavior {
  let value: HeadValue
}

extension HeadBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("pageDescription(_:)") }

  func mount(in node: _Node) { node.setHead(value) }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.value != value { node.setHead(value) }
  }

  func unmount(_ kept: Void, in node: _Node) { node.removeHead() }
}

/// A description in the language of the page.
private struct DescriptionBehavior {
  let text: Text
}

extension DescriptionBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("pageDescription(_:)") }

  func mount(in node: _Node) -> String {
    let shown = text.string(in: node.environment)
    node.setHead(.description(shown))
    return shown
  }

  func update(from old: Self, kept: inout String, in node: _Node) { environmentDidChange(kept: &kept, in: node) }

  func environmentDidChange(kept: inout String, in node: _Node) {
    let shown = text.string(in: node.environment)
    guard shown != kept else { return }
    node.setHead(.description(shown))
    kept = shown
  }

  func unmount(_ kept: String, in node: _Node) { node.removeHead() }
}

private struct ThemeColorBehavior {
  let light: Color
  let dark: Color?
}

extension ThemeColorBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("pageThemeColor(_:dark:)") }

  func mount(in node: _Node) {
    guard let light = text(of: light, in: node) else { return node.removeHead() }
    node.setHead(.themeColor(light: light, dark: dark.flatMap { text(of: $0, in: node) }))
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.light != light || old.dark != dark { mount(in: node) }
  }

  func unmount(_ kept: Void, in node: _Node) { node.removeHead() }

  @MainActor private func text(of color: Color, in node: _Node) -> String? {
    if case .css(let text) = color._paint { return text }
    node.host.diagnose(
      .invalidHead,
      """
      The theme color of a page needs a color from components, since browsers do not know the names of a style sheet \
      there. Write it as in Color(red: 0.2, green: 0.4, blue: 0.9).
      """)
    return nil
  }
}

private struct DataBehavior<Value: Encodable & Sendable> {
  let data: Value
}

extension DataBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("pageData(_:)") }

  func mount(in node: _Node) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let json = String(decoding: try encoder.encode(data), as: UTF8.self)
      // A `<` could end the element that contains the data.
      node.setHead(.data(json.replacing("<", with: "\\u003c")))
    } catch {
      node.host.diagnose(.invalidHead, "The structured data of a page cannot be encoded as JSON: \(error)")
      node.removeHead()
    }
  }

  func update(from old: Self, kept: inout Void, in node: _Node) { mount(in: node) }

  func unmount(_ kept: Void, in node: _Node) { node.removeHead() }
}

extension _Node {
  /// Sets a value for the head of the page, unless the view is part of a dialog or of a preview.
  fileprivate func setHead(_ value: HeadValue) {
    guard environment.presentation == nil, environment.stage == nil else { return }
    host.pageHead.set(value, of: self)
  }

  fileprivate func removeHead() { host.pageHead.remove(of: self) }
}
