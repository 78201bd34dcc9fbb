public import Foundation
public import UniformTypeIdentifiers

// SwiftUI exports these of CoreTransferable.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public static var transferRepresentation: Never { fatalError() }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError() }
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { fatalError() }

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) { fatalError() }

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { fatalError() }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) { _ in
      Data()
    } importing: { _ in
      ""
    }
  }
}

extension View {
  @available(iOS 17, macOS 14, visionOS 1, *)
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
}

#if !os(tvOS) && !os(watchOS)
  extension View {
    nonisolated public func dropDestination<T: Transferable>(
      for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
      isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
  }
#endif
