extension FileUpload {
  /// Waits until the file has arrived, and makes a value from it.
  ///
  /// - Returns: `nil` if the type has no representation for the file.
  func value<T: Transferable>(of type: T.Type) async throws -> T? {
    for await update in updates {
      switch update {
      case .receiving: continue
      case .finished(let file): return try await T.value(in: file, of: contentType)
      case .failed(let error): throw error
      }
    }
    throw CancellationError()
  }
}
