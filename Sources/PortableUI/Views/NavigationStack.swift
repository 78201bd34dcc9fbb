/// A page with a bar above it, which shows its title and the items of its toolbars.
///
/// Inside a sheet it adds nothing, since a sheet has such a bar already.
public struct NavigationStack<Root: View> {
  @Environment(\.bars) private var bars
  private let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View {
  public var body: some View {
    if bars != nil {
      root
    } else {
      OwnBars(kind: .stack) { root }
    }
  }
}
