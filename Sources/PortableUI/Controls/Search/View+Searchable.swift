extension View {
  /// Adds a search field to the bar around this view, or above the view if there is no bar.
  ///
  /// The field only edits `text`. This view performs the search.
  ///
  /// - Parameters:
  ///   - placement: Has no effect: the field is always in the bar around the view.
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

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// In the bar around the view.
  public static let automatic = SearchFieldPlacement()
  /// Shown as `automatic`.
  public static let toolbar = SearchFieldPlacement()
  /// Shown as `automatic`.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Shown as `automatic`.
  public static let sidebar = SearchFieldPlacement()
  /// Shown as `automatic`.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Shown as `automatic`.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }

  /// The times when a search field below a bar is shown. Here it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// The effect of a search on the toolbar.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}

extension View {
  /// Has no effect: a search never hides the bars.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// Content with a search field.
struct SearchableView<Content: View> {
  @Environment(\.bars) private var bars
  @State private var search = Search()
  @State private var isActive = false
  @FocusState private var isFocused: Bool
  @Binding private var text: String
  private let isPresented: Binding<Bool>?
  private let content: Content
  private let prompt: Text?

  init(content: Content, text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
    self.content = content
    self.prompt = prompt
    self.isPresented = isPresented
    _text = text
  }
}

extension SearchableView: View {
  var body: some View {
    // The closure does not capture the view: it contains the search, which would then retain itself and the text's
    // owner.
    search.end = { [$text, $isFocused, isSearching] in
      if !$text.wrappedValue.isEmpty { $text.wrappedValue = "" }
      $isFocused.wrappedValue = false
      isSearching.wrappedValue = false
    }
    let views = Group {
      if bars == nil {
        field
      }
      content
        .environment(\.search, search)
        .environment(\.isSearching, isSearching.wrappedValue)
      if bars != nil {
        BarItem(slot: .search, content: field)
      }
    }
    .onChange(of: isFocused) { focusChanged() }
    let following = ChangeBehavior(
      value: isSearching.wrappedValue, initial: true, action: { _, _ in followSearching() }, usesOldClosure: false)
    // The search exists even if the content has no views.
    let page = AppearanceModifier(content: views, behavior: following, needsViews: false)
    return BehaviorModifier(content: page, behavior: SearchLifetime(search: search))
  }

  @MainActor private var isSearching: Binding<Bool> { isPresented ?? $isActive }

  @MainActor private var field: some View {
    Container(.div, class: .search, role: "search", isAccessory: true) {
      TextInput(text: text, prompt: prompt ?? Text(.search), kind: .search, edit: { text = $0 })
        .accessibilityLabel(prompt ?? Text(.search))
        .focused($isFocused)
    }
  }

  /// Updates the search: it is active while the focus is in the field, or the field contains text.
  @MainActor private func focusChanged() {
    let isUnderWay = isFocused || !text.isEmpty && isSearching.wrappedValue
    if isSearching.wrappedValue != isUnderWay { isSearching.wrappedValue = isUnderWay }
  }

  @MainActor private func followSearching() {
    if isSearching.wrappedValue, !isFocused { isFocused = true }
    if !isSearching.wrappedValue, isFocused { isFocused = false }
  }
}
