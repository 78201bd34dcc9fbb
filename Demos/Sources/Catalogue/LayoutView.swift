import Foundation
import SwiftUIShim

/// The sizes of views: some fill the space that is proposed to them, others have the size of their content.
///
/// Each case is in a box of 260 by 100 points. The tests of the looks measure the view with the name of the case.
public struct LayoutView: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Layout")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      Text("Each box has 260 by 100 points. The colored area is the view that is described.")
      StackCases()
      FrameCases()
      ControlCases()
      FillingCases()
    }
    .padding()
    .navigationTitle("Layout")
  }
}

/// A case of the layout in its box.
private struct LayoutCase<Content: View>: View {
  private let description: String
  private let content: Content

  init(_ description: String, @ViewBuilder content: () -> Content) {
    self.description = description
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(description)
        .font(.footnote)
      content
        .frame(width: 260, height: 100)
        .border(.gray)
    }
  }
}

extension View {
  /// Colors the area of a view, which a test finds by a name on one of its texts.
  fileprivate func colored() -> some View { background(.green.opacity(0.25)) }
}

/// A text by which a test finds the view around it.
private func name(_ name: String) -> some View {
  Text(name).accessibilityIdentifier("layout-\(name)")
}

private struct StackCases: View {
  var body: some View {
    LayoutCase("A stack has the size of its content.") {
      VStack { name("stack") }.colored()
    }
    LayoutCase("A row with a spacer fills the width.") {
      HStack {
        name("row")
        Spacer()
        Text("end")
      }
      .colored()
    }
    LayoutCase("So does a row with a spacer in a ZStack.") {
      ZStack {
        HStack {
          name("layered-row")
          Spacer()
          Text("end")
        }
        .colored()
      }
    }
    LayoutCase("A column with a spacer fills the height.") {
      VStack {
        name("column")
        Spacer()
        Text("end")
      }
      .colored()
    }
    LayoutCase("Views that fill the width of a row share it.") {
      HStack(spacing: 0) {
        name("half").frame(maxWidth: .infinity).colored()
        Text("half").frame(maxWidth: .infinity)
      }
    }
  }
}

private struct FrameCases: View {
  var body: some View {
    LayoutCase("A frame without a greatest width fills the width.") {
      VStack { name("infinite").frame(maxWidth: .infinity).colored() }
    }
    LayoutCase("So does one in a ZStack.") {
      ZStack { name("layered-infinite").frame(maxWidth: .infinity).colored() }
    }
    LayoutCase("A frame with a greatest width fills the width up to it, and is centered.") {
      VStack { name("limited").frame(maxWidth: 200).colored() }
    }
    LayoutCase("It is not wider than its place.") {
      VStack { name("wider").frame(maxWidth: 500).colored() }
    }
    LayoutCase("A frame with a greatest height fills the height up to it.") {
      VStack { name("limited-height").frame(maxHeight: 44).colored() }
    }
    LayoutCase("A frame with a least width is at least that wide.") {
      VStack { name("least").frame(minWidth: 200).colored() }
    }
    LayoutCase("A frame with a size has this size.") {
      VStack { name("fixed").frame(width: 120, height: 40).colored() }
    }
    LayoutCase("An overlay has the size of the view below it.") {
      Color.gray.opacity(0.2)
        .frame(width: 200, height: 60)
        .overlay { name("overlay").frame(maxWidth: .infinity, maxHeight: .infinity).colored() }
    }
  }
}

private struct ControlCases: View {
  private struct Colored: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .frame(maxWidth: .infinity, maxHeight: 44)
        .colored()
    }
  }

  var body: some View {
    LayoutCase("A button has the size of its title.") {
      VStack { Button(action: {}) { name("button") } }
    }
    LayoutCase("A button whose label fills the width fills it too.") {
      VStack {
        Button(action: {}) { name("wide-button").frame(maxWidth: .infinity).colored() }
          .buttonStyle(.borderless)
      }
    }
    LayoutCase("So does a button whose style does.") {
      VStack { Button(action: {}) { name("styled-button") }.buttonStyle(Colored()) }
    }
    LayoutCase("A text field fills the width, also in a ZStack.") {
      ZStack {
        VStack {
          name("field")
          TextField("Name", text: .constant("Ada"))
        }
        .colored()
      }
    }
  }
}

private struct FillingCases: View {
  var body: some View {
    LayoutCase("A color fills its place.") {
      ZStack {
        Color.green.opacity(0.25)
        name("color")
      }
    }
    LayoutCase("A picture that keeps its proportions is as large as its place allows.") {
      if let picture = CatalogueView.picture {
        AsyncImage(url: URL(string: "/catalogue/\(picture.lastPathComponent)")) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          Color.clear
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 80)
        .colored()
        .accessibilityIdentifier("layout-picture")
      }
    }
  }
}
