extension View {
  /// Puts a search field into the bar around this view, or above it where there is none.
  ///
  /// What is found is this view's business: the field only edits `text`.
  ///
  /// - Parameters:
  ///   - placement: Has no effect beside the automatic one, since there are no others.
  ///   - prompt: Shows inside while the field is empty, and names it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// Puts a search field into the bar around this view, or above it where there is none.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the bar around this view, or above it where there is none.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the bar around this view, and follows whether a search is under way.
  ///
  /// - Parameter isPresented: Setting it to true moves the focus to the field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Puts a search field into the bar around this view, and follows whether a search is under way.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field into the bar around this view, and follows whether a search is under way.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// Where a search field stands; the counterpart of SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  /// In the bar around the view.
  public static let automatic = SearchFieldPlacement()
}
