/// An element with an app's own classes around a view.
struct OwnStyle<Content: View> {
  let content: Content
  let names: [String]
}

extension OwnStyle: View {
  var body: some View { Box(content: content, names: classes) }

  /// The valid classes. The others are reported and left out.
  @MainActor private var classes: ClassList {
    var classes: ClassList = [.box]
    for name in names {
      if let own = OwnStyleClass(name) {
        classes.add(own)
      } else {
        ViewHost.current?.diagnose(
          .unsuitableStyleClass,
          """
          "\(name)" is no name for a style class, so it is left out. A name consists of letters, digits and "-", as \
          in styleClass("price"), whose rule is .\(OwnStyleClass.prefix)price. Pass each class as a name of its own.
          """)
      }
    }
    return classes
  }
}

extension View {
  /// Puts an element with an app's own classes around this view.
  nonisolated package func ownStyleClasses(_ names: [String]) -> some View { OwnStyle(content: self, names: names) }
}
