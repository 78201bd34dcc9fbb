extension NetworkConditions {
  /// The delay before a request arrives.
  public enum Latency: String, CaseIterable, Identifiable, Sendable {
    case none = "None"
    case oneSecond = "1 second"
    case threeSeconds = "3 seconds"

    public var id: Self { self }

    /// The delay as a duration.
    public var duration: Duration {
      switch self {
      case .none: .zero
      case .oneSecond: .seconds(1)
      case .threeSeconds: .seconds(3)
      }
    }
  }
}
