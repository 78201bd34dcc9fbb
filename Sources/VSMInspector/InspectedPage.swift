import PortableUI
import StateGraphs

/// A page's content with the panels beside it, or below it on a narrow screen.
///
/// The charts of single types of state are small, and beside the content too. The known chart of a whole page is below.
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
          ConnectionPanel()
          JourneyPanel(journey: journey, isCombined: chart != nil, source: source)
          if chart == nil { StatesPanel(journey: journey, known: nil) }
        }
        .unannounced()
      }
      if let chart { StatesPanel(journey: journey, known: chart).unannounced() }
    }
  }
}
