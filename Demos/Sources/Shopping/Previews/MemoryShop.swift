import Foundation

/// The dependencies of the shopping features in memory, for previews and tests.
///
/// Unchecked because `lock` protects the mutable properties.
///
/// Values are sent to the streams outside of `lock`: a stream whose task is canceled acquires it in its termination
/// handler, at which time the task is locked, and sending a value locks the task too.
public final class MemoryShop: @unchecked Sendable {
  /// The shop's data.
  public struct Contents: Equatable, Sendable {
    public var products = MemoryShop.samples
    public var favorites: [Product.ID] = []
    public var cart = Cart()
    public var orders: [Order] = []
    /// The orders by the ids of their drafts.
    var placed: [OrderDraft.ID: Order] = [:]
    public var profile = ShopperProfile(name: "Ada Lovelace", email: "ada@example.com")
    public var picture: ProfilePicture?
    public var settings = ShopSettings()

    public init() {}
  }

  private typealias Reader = @Sendable (Result<Contents, any Error>) -> Void

  private let lock = NSLock()
  /// Held while values are sent, so that each stream gets them in their order. No termination handler acquires it.
  private let sending = NSLock()
  private var contents: Result<Contents, any Error>
  private var readers: [UUID: Reader] = [:]
  private let request: @Sendable (String) async throws -> Void

  /// - Parameter request: Called with the name of each request before it is performed. It can delay the request or
  ///   throw.
  public init(
    _ contents: Contents = Contents(), request: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) {
    self.contents = .success(contents)
    self.request = request
  }

  /// The number of active streams.
  public var readerCount: Int { lock.withLock { readers.count } }

  public var current: Contents {
    get throws { try lock.withLock { try contents.get() } }
  }

  /// Changes the shop's data, and sends it to every stream.
  public func change<Value>(_ change: (inout Contents) throws -> Value) throws -> Value {
    try sending.withLock { () -> Value in
      let (value, sent, concerned) = try lock.withLock { () -> (Value, Contents, [Reader]) in
        var changed = try contents.get()
        let value = try change(&changed)
        contents = .success(changed)
        return (value, changed, Array(readers.values))
      }
      for reader in concerned { reader(.success(sent)) }
      return value
    }
  }

  /// Ends every current and future stream with an error.
  public func fail(_ error: any Error) {
    sending.withLock {
      let ended = lock.withLock { () -> [Reader] in
        contents = .failure(error)
        defer { readers = [:] }
        return Array(readers.values)
      }
      for reader in ended { reader(.failure(error)) }
    }
  }

  /// Ends the failure: new streams send the contents again.
  public func recover(_ contents: Contents = Contents()) {
    lock.withLock { self.contents = .success(contents) }
  }

  func changes<Value: Sendable>(_ read: @escaping @Sendable (Contents) -> Value) -> Changes<Value> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = UUID()
      let reader: Reader = { result in
        switch result.map(read) {
        case .success(let value): continuation.yield(value)
        case .failure(let error): continuation.finish(throwing: error)
        }
      }
      sending.withLock {
        let start = lock.withLock { () -> Result<Contents, any Error> in
          if case .success = contents { readers[id] = reader }
          return contents
        }
        reader(start)
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.lock.withLock { self?.readers.removeValue(forKey: id) }
      }
    }
  }

  func perform<Value>(_ name: String, _ change: (inout Contents) throws -> Value) async throws -> Value {
    try await request(name)
    return try self.change(change)
  }
}

extension MemoryShop {
  /// A few products, one of them sold out.
  public static let samples = [
    sample(1, "Moss Teapot", "Kitchen", 45_90, "A teapot for four cups, with a spout that stops when you do."),
    sample(2, "Clay Mug", "Kitchen", 14_90, "A mug with a handle for three fingers."),
    sample(3, "Slate Stool", "Furniture", 89_90, "A three-legged stool, which cannot wobble.", isSoldOut: true),
    sample(4, "Coral Kite", "Toys", 31_90, "A kite that rises in a wind you barely feel."),
  ]

  private static func sample(
    _ id: Int, _ name: String, _ category: String, _ cents: Int, _ description: String, isSoldOut: Bool = false
  ) -> Product {
    Product(
      id: Product.ID(rawValue: id), name: name, category: category, description: description,
      price: Money(cents, "EUR"), isSoldOut: isSoldOut, image: URL(string: "/shopping/images/\(id).svg")!)
  }
}
