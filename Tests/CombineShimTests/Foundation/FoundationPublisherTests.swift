import CombineShim
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5)))
struct FoundationPublisherTests {
  private let name = Notification.Name("FoundationPublisherTests")

  // MARK: Notifications

  @Test func notificationsArePublishedUntilTheCancellation() {
    let center = NotificationCenter()
    let recorder = Recorder<Notification, Never>()
    center.post(name: name, object: nil)
    center.publisher(for: name).subscribe(recorder)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("another"), object: nil)
    recorder.cancel()
    center.post(name: name, object: nil)
    #expect(recorder.story == "sv")
    #expect(recorder.values.first?.userInfo?["number"] as? Int == 1)
  }

  @Test func notificationsOfAnObjectArePublished() {
    let center = NotificationCenter()
    let (object, other) = (NSObject(), NSObject())
    let recorder = Recorder<Notification, Never>()
    center.publisher(for: name, object: object).subscribe(recorder)
    center.post(name: name, object: other)
    center.post(name: name, object: object)
    #expect(recorder.values.count == 1 && recorder.values.first?.object as? NSObject === object)
  }

  @Test func notificationsWithoutDemandAreDropped() {
    let center = NotificationCenter()
    let recorder = Recorder<Notification, Never>(.max(1))
    center.publisher(for: name).subscribe(recorder)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    recorder.request(.max(1))
    #expect(recorder.story == "sv")
    center.post(name: name, object: nil)
    #expect(recorder.story == "svv")
  }

  @Test func notificationPublishersAreCompared() {
    let (center, object) = (NotificationCenter(), NSObject())
    #expect(center.publisher(for: name, object: object) == center.publisher(for: name, object: object))
    #expect(center.publisher(for: name, object: object) != center.publisher(for: name))
    #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
  }

  // MARK: Requests

  @Test func responseIsPublished() async throws {
    let text = LocalProtocol.session.dataTaskPublisher(for: try #require(URL(string: "local:contents")))
      .map { String(decoding: $0.data, as: UTF8.self) }
    #expect(await values(of: text.replaceError(with: "failed")) == ["contents"])
  }

  @Test func errorOfARequestIsPublished() async throws {
    let codes = LocalProtocol.session.dataTaskPublisher(for: try #require(URL(string: "local:missing")))
      .map { _ in URLError.Code.unknown }
      .catch { Just($0.code) }
    #expect(await values(of: codes) == [.fileDoesNotExist])
  }

  @Test func requestIsSentWithTheFirstDemandAndCanceledWithTheSubscription() async throws {
    let recorder = Recorder<URLSession.DataTaskPublisher.Output, URLError>(.none)
    let address = try #require(URL(string: "local:\(UUID().uuidString)"))
    let (events, event) = AsyncStream<String>.makeStream()
    LocalProtocol.observers.withLock { $0[address] = { event.yield($0) } }
    LocalProtocol.session.dataTaskPublisher(for: address).subscribe(recorder)
    event.yield("demand")
    recorder.request(.max(1))
    recorder.request(.max(1))
    var seen: [String] = []
    for await event in events {
      seen.append(event)
      if event == "started" { recorder.cancel() }
      if event == "stopped" { break }
    }
    #expect(seen == ["demand", "started", "stopped"])
    #expect(recorder.story == "s")
  }

  // MARK: Coders

  @Test func coderTypesAreCoders() async throws {
    let numbers = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(await values(of: numbers.replaceError(with: [])) == [[1, 2]])
    let list = Just([3]).encode(encoder: PropertyListEncoder()).decode(type: [Int].self, decoder: PropertyListDecoder())
    #expect(await values(of: list.replaceError(with: [])) == [[3]])
  }
}

/// Answers requests of addresses with the scheme `local`: with contents, with an error, or never.
private final class LocalProtocol: URLProtocol {
  /// Functions that are told when the request of an address starts and stops.
  static let observers = Locked<[URL: @Sendable (String) -> Void]>([:])

  static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [LocalProtocol.self]
    return URLSession(configuration: configuration)
  }()

  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "local" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    observe("started")
    switch url.absoluteString {
    case "local:contents":
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 8, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("contents".utf8))
      client?.urlProtocolDidFinishLoading(self)
    case "local:missing":
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
    default: break
    }
  }

  override func stopLoading() { observe("stopped") }

  private func observe(_ event: String) {
    guard let url = request.url else { return }
    Self.observers.withLock { $0[url] }?(event)
  }
}

/// A value behind a lock. Unchecked because it is accessed only under the lock.
private final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
