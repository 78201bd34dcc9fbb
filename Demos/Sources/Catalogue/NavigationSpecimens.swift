import Foundation
import SwiftUIShim

/// Stacks, links and tabs.
struct NavigationSpecimens: View {
  var body: some View {
    Specimen("Link") {
      Link("All demos", destination: URL(string: "/")!)
    }
  }
}
