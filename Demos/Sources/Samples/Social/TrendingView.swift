import SwiftUIShim

private struct Trend: Identifiable {
  let name: String
  let uses: [Int]

  var id: String { name }
  var today: Int { uses.last ?? 0 }
  var isRising: Bool { (uses.last ?? 0) >= (uses.first ?? 0) }
}

private struct Sparkline: Shape {
  let values: [Int]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let highest = values.max(), highest > 0, values.count > 1 else { return path }
    let step = rect.width / CGFloat(values.count - 1)
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * CGFloat(value) / CGFloat(highest))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct TrendingView: View {
  @State private var trends = [
    Trend(name: "gardening", uses: [12, 18, 16, 30, 42, 51, 64]),
    Trend(name: "nightsky", uses: [80, 71, 69, 60, 44, 40, 37]),
    Trend(name: "swiftlang", uses: [22, 25, 21, 28, 27, 33, 35]),
  ]
  @State private var followed: Set<String> = []
  @State private var query = ""

  private var found: [Trend] {
    query.isEmpty ? trends : trends.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationView {
      List(found) { trend in
        HStack(spacing: 16) {
          VStack(alignment: .leading, spacing: 4) {
            Text("#\(trend.name)").font(.headline)
            Text("\(trend.today) people today").font(.subheadline).foregroundColor(.secondary)
          }
          Spacer()
          Sparkline(values: trend.uses)
            .stroke(
              trend.isRising ? Color.green : .red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 60, height: 28)
            .accessibilityHidden(true)
          Button(followed.contains(trend.name) ? "Unfollow" : "Follow") { toggle(trend) }
            .buttonStyle(.bordered)
            .controlSize(.small)
            .tint(followed.contains(trend.name) ? .gray : .accentColor)
            .accessibilityLabel(followed.contains(trend.name) ? "Unfollow \(trend.name)" : "Follow \(trend.name)")
        }
        .padding(.vertical, 6)
      }
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search hashtags")
      .navigationTitle("Trending")
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Text(followed.isEmpty ? "You follow no hashtags" : "Following \(followed.sorted().joined(separator: ", "))")
            .font(.footnote)
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private func toggle(_ trend: Trend) {
    if followed.contains(trend.name) {
      followed.remove(trend.name)
    } else {
      followed.insert(trend.name)
    }
  }
}

#Preview {
  TrendingView()
}
