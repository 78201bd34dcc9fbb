/// Content between a top bar and a bottom bar. A bar exists while it has content. A covered bar stays on the page, where
/// its items still change.
struct BarLayout<Content: View> {
  private let bars: Bars
  private let content: Content

  init(bars: Bars, @ViewBuilder content: () -> Content) {
    self.bars = bars
    self.content = content()
  }
}

extension BarLayout: View {
  var body: some View {
    TopBar(bars: bars)
    SearchBar(bars: bars)
    content.environment(\.bars, bars)
    BottomBar(bars: bars)
  }
}

/// The title in the center, with items before and after it.
private struct TopBar {
  @Environment(\.stage) private var stage
  let bars: Bars

  init(bars: Bars) { self.bars = bars }
}

extension TopBar: View {
  var body: some View {
    if !bars.isHidden(.navigationBar),
      title != nil || bars.backTitle != nil || bars.has(.leading, .principal, .trailing)
    {
      Container(.header, class: .bar, isAccessory: true, isHidden: bars.isCovered) {
        Container(.div, class: .barLeading) {
          if let title = bars.backTitle { BackButton(title: title, action: bars.goBack) }
          PortalView(portal: bars.portal(.leading))
        }
        Container(.div, class: .barPrincipal) {
          if !bars.has(.principal), let title {
            Container(headingTag, class: .barTitle) { Text(verbatim: title) }
          }
          PortalView(portal: bars.portal(.principal))
        }
        Container(.div, class: .barTrailing) { PortalView(portal: bars.portal(.trailing)) }
      }
    }
  }

  @MainActor private var title: String? {
    bars.kind == .view || bars.isHidden(.title) ? nil : bars.title
  }

  /// A page has one heading of the first level. A preview is a part of a page.
  private var headingTag: Tag { stage != nil ? .h3 : bars.kind == .dialog ? .h2 : .h1 }
}

/// The search fields of the content.
private struct SearchBar {
  let bars: Bars
}

extension SearchBar: View {
  var body: some View {
    if bars.has(.search) {
      Container(.div, class: .barSearch, isAccessory: true) { PortalView(portal: bars.portal(.search)) }
    }
  }
}

/// Items, and in a sheet the cancellation and confirmation actions at the end.
private struct BottomBar {
  let bars: Bars
}

extension BottomBar: View {
  var body: some View {
    if !bars.isHidden(.bottomBar), bars.has(.bottom) || bars.kind == .dialog && bars.has(.cancellation, .confirmation) {
      Container(.div, class: .bar, .below, isAccessory: true, isHidden: bars.isCovered) {
        Container(.div, class: .barLeading) { PortalView(portal: bars.portal(.bottom)) }
        if bars.kind == .dialog {
          Container(.div, class: .barTrailing) {
            PortalView(portal: bars.portal(.cancellation))
            PortalView(portal: bars.portal(.confirmation))
          }
        }
      }
    }
  }
}

/// The back button of a navigation level.
private struct BackButton {
  let title: String
  let action: @MainActor () -> Void
}

extension BackButton: View {
  var body: some View {
    Button(action: action) { Label(title, systemImage: "chevron.backward") }.buttonStyle(.borderless)
  }
}
