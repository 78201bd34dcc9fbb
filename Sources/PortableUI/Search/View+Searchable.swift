extension View {
  /// Adds a search field to the bar around this view, or above the view if there is no bar.
  ///
  /// The field only edits `text`. This view performs the search.
  ///
  /// - Parameters:
  ///   - placement: Has no effect, since only the automatic one exists.
  ///   - prompt: The text inside while the field is empty, and the name of the field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// Adds a search field to the bar around this view, or above the view if there is no bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the bar around this view, or above the view if there is no bar.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the bar around this view, with a binding to whether a search is active.
  ///
  /// - Parameter isPresented: Setting it to true moves the focus to the field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Adds a search field to the bar around this view, with a binding to whether a search is active.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the bar around this view, with a binding to whether a search is active.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// The placement of a search field; the counterpart of SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// In the bar around the view.
  public static let automatic = SearchFieldPlacement()
}
