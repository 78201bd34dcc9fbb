import SwiftUIShim

/// Rows with actions and an alert about one of them.
struct RowSpecimens: View {
  private struct Letter: Identifiable {
    let id: String
    var isRead = false
  }

  @State private var letters = [Letter(id: "Bill"), Letter(id: "Card"), Letter(id: "Invitation")]
  @State private var asked: Letter?

  var body: some View {
    Specimen("swipeActions") {
      // SwiftUI has no swipe actions on a television.
      #if !os(tvOS) || PortableUI
        List(letters) { letter in
          Text(letter.isRead ? "\(letter.id), read" : letter.id)
            .swipeActions(edge: .leading) {
              Button("Mark as read") { mark(letter) }
            }
            .swipeActions {
              Button("Throw away", role: .destructive) { asked = letter }
            }
        }
      #endif
    }
    .alert(item: $asked) { letter in
      Alert(
        title: Text("Throw away the \(letter.id.lowercased())?"),
        primaryButton: .destructive(Text("Throw away")) { letters.removeAll { $0.id == letter.id } },
        secondaryButton: .cancel(Text("Keep")))
    }
  }

  private func mark(_ letter: Letter) {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
    letters[index].isRead = true
  }
}

/// Rows of several looks.
struct RowLookSpecimens: View {
  var body: some View {
    Specimen("Looks of rows") {
      List {
        Text("Plain")
        Text("Marked").listRowBackground(Color.yellow.opacity(0.3))
        Text("Indented").listRowInsets(EdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 16))
        // SwiftUI has no separators on a television and a watch.
        #if !os(tvOS) && !os(watchOS) || PortableUI
          Text("Without lines").listRowSeparator(.hidden)
        #endif
        Text("In a gradient")
          .listRowBackground(LinearGradient(colors: [.clear, .green], startPoint: .leading, endPoint: .trailing))
      }
    }
  }
}

/// A list whose rows are deleted and moved.
struct EditingSpecimens: View {
  @State private var stops = ["Oslo", "Bergen", "Trondheim"]

  var body: some View {
    // SwiftUI has edit mode only on iOS and visionOS.
    #if os(iOS) || os(visionOS) || PortableUI || !canImport(SwiftUI)
      Specimen("onDelete, onMove and EditButton") {
        NavigationView {
          List {
            ForEach(stops, id: \.self) { Text($0) }
              .onDelete { stops.remove(atOffsets: $0) }
              .onMove { stops.move(fromOffsets: $0, toOffset: $1) }
          }
          .navigationBarTitle("Stops")
          .navigationBarItems(trailing: EditButton())
        }
      }
    #endif
  }
}
