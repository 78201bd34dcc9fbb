import AsyncHTTPClient

@testable import gallery

/// Lends an HTTP client, and shuts it down afterwards.
func withClient<Result: Sendable>(_ use: (HTTPClient) async throws -> Result) async throws -> Result {
  let client = HTTPBlogAPI.makeClient()
  do {
    let result = try await use(client)
    try await client.shutdown()
    return result
  } catch {
    try? await client.shutdown()
    throw error
  }
}
