import PortableUI
import StateGraphs

/// A page's content, the panels beside it, and the charts below both.
struct InspectedPage<Content: View>: View {
  private let content: Content
  private let chart: StateGraph?
  private let source: String
  private let network: NetworkConditions?
  // Created before the content's containers, which it records.
  @StateObject private var journey = JourneyRecorder.journeyOfCurrentPage()

  init(_ content: Content, chart: StateGraph?, source: String, network: NetworkConditions?) {
    (self.content, self.chart, self.source, self.network) = (content, chart, source, network)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack(alignment: .top, spacing: 48) {
        VStack(alignment: .leading) { content }
        VStack(alignment: .leading, spacing: 24) {
          if let network { NetworkPanel(conditions: network) }
          JourneyPanel(journey: journey, isCombined: chart != nil, source: source)
        }
      }
      StatesPanel(journey: journey, known: chart)
    }
  }
}
