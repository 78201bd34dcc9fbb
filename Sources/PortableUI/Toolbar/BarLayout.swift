/// Content with a bar above it and one below, each of them there while it has something to show.
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

/// The title in the middle, with items before and after it.
private struct TopBar {
  let bars: Bars
}

extension TopBar: View {
  var body: some View {
    if !bars.isCovered, title != nil || bars.backTitle != nil || bars.has(.leading, .principal, .trailing) {
      Container(.header, class: .bar) {
        Container(.div, class: .barLeading) {
          if let title = bars.backTitle { BackButton(title: title, action: bars.goBack) }
          OutletView(outlet: bars.outlet(.leading))
        }
        Container(.div, class: .barPrincipal) {
          if !bars.has(.principal), let title {
            Container(bars.kind == .dialog ? .h2 : .h1, class: .barTitle) { Text(verbatim: title) }
          }
          OutletView(outlet: bars.outlet(.principal))
        }
        Container(.div, class: .barTrailing) { OutletView(outlet: bars.outlet(.trailing)) }
      }
    }
  }

  @MainActor private var title: String? { bars.kind == .view ? nil : bars.title }
}

/// The search fields of the content.
private struct SearchBar {
  let bars: Bars
}

extension SearchBar: View {
  var body: some View {
    if bars.has(.search) {
      Container(.div, class: .barSearch) { OutletView(outlet: bars.outlet(.search)) }
    }
  }
}

/// Items, and in a sheet at the end what cancels and what confirms.
private struct BottomBar {
  let bars: Bars
}

extension BottomBar: View {
  var body: some View {
    if !bars.isCovered, bars.has(.bottom) || bars.kind == .dialog && bars.has(.cancellation, .confirmation) {
      Container(.div, class: .bar, .below) {
        Container(.div, class: .barLeading) { OutletView(outlet: bars.outlet(.bottom)) }
        if bars.kind == .dialog {
          Container(.div, class: .barTrailing) {
            OutletView(outlet: bars.outlet(.cancellation))
            OutletView(outlet: bars.outlet(.confirmation))
          }
        }
      }
    }
  }
}

/// The button that leads to the level below of a navigation stack.
private struct BackButton {
  let title: String
  let action: @MainActor () -> Void
}

extension BackButton: View {
  var body: some View {
    Button(action: action) { Label(title, systemImage: "chevron.left") }.buttonStyle(.borderless)
  }
}
