import Foundation
import Shopping
import StateGraphs
import SwiftUIShim
import VSMInspector

/// The page of a demo, with a link to the index, and the inspector with the network conditions.
struct DemoPage<Demo: View>: View {
  private let title: String
  private let chart: String
  private let source: String
  private let demo: (NetworkConditions) -> Demo
  @StateObject private var conditions: NetworkConditions

  /// - Parameters:
  ///   - chart: The file name of the demo's chart.
  ///   - source: The creation of the demo in a test, in words or in Swift.
  ///   - clock: The clock for the latency.
  ///   - demo: Creates the demo, whose requests must use the given conditions.
  init(
    _ title: String,
    chart: String,
    source: String,
    clock: any Clock<Duration> = ContinuousClock(),
    @ViewBuilder demo: @escaping (NetworkConditions) -> Demo
  ) {
    self.title = title
    self.chart = chart
    self.source = source
    self.demo = demo
    _conditions = StateObject(wrappedValue: NetworkConditions(clock: clock))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Link("All demos", destination: .index)
      // The inspector is part of the demo, also in release builds.
      demo(conditions)
        .stateInspector(chart: StoredCharts.shared[chart], source: source, network: conditions, isEnabled: true)
    }
    .padding()
    .navigationTitle(title)
  }
}

/// The page of the shop, with a link to the index, and the inspector with the network conditions.
struct ShopPage: View {
  private let shop: any ShoppingDependencies
  @StateObject private var conditions: NetworkConditions

  init(shop: any ShoppingDependencies, clock: any Clock<Duration> = ContinuousClock()) {
    self.shop = shop
    _conditions = StateObject(wrappedValue: NetworkConditions(clock: clock))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 32) {
      Link("All demos", destination: .index)
      MainView(dependencies: ConditionedShop(base: shop, conditions: conditions))
        .stateInspector(source: "MainView(dependencies:)", network: conditions, isEnabled: true)
    }
    .padding()
    .localizedTexts(from: .shopping)
  }
}

/// The stored charts of the demos, which an exploration has recorded. Each file is read once.
@MainActor
final class StoredCharts {
  static let shared = StoredCharts { name in
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Charts").flatMap {
      try? Data(contentsOf: $0)
    }
  }

  private let read: (String) -> Data?
  private var known: [String: StateGraph?] = [:]

  /// - Parameter read: Returns the content of the file with a name, or `nil` if there is none.
  init(read: @escaping (String) -> Data?) { self.read = read }

  /// The chart in the file with a name, or `nil` if it doesn't exist or is invalid.
  subscript(name: String) -> StateGraph? {
    if let known = known[name] { return known }
    let chart = read(name).flatMap { try? JSONDecoder().decode(StateGraph.self, from: $0) }
    known[name] = .some(chart)
    return chart
  }
}
