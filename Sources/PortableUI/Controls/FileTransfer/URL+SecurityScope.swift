#if !canImport(Darwin)
  public import Foundation

  extension URL {
    /// Does nothing: a file that a page has received can be read until the page ends.
    ///
    /// On Apple platforms, an app has to call it before it reads a file that a person has chosen.
    ///
    /// - Returns: True.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Does nothing. See ``startAccessingSecurityScopedResource()``.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
