/// The limits of the files that people send to live pages.
///
/// A file beyond a limit fails with a `FileTransferError`, which the view gets. The bytes of a file count from the
/// choice of the file until its page ends, or until the upload fails.
public struct UploadLimits: Sendable {
  /// The maximum number of bytes of a file.
  public var bytesPerFile = 100 * 1024 * 1024
  /// The maximum number of files that are chosen at once.
  public var filesPerChoice = 20
  /// The maximum number of files of a page that arrive at once or have arrived.
  public var filesPerSession = 100
  /// The maximum number of bytes of the files of a page.
  public var bytesPerSession = 500 * 1024 * 1024
  /// The maximum number of bytes of the files of an address, or for IPv6 of a network of 64 bits.
  public var bytesPerAddress = 1024 * 1024 * 1024
  /// The maximum number of bytes of all files.
  public var bytesInTotal = 10 * 1024 * 1024 * 1024
  /// The maximum number of bytes in one request of an upload. The page's script sends less over a slow line.
  public var bytesPerRequest = 1024 * 1024
  /// The time without a byte after which an upload fails.
  public var idleTime: Duration = .seconds(120)
  /// The time for which the part of a file that has arrived outlives its page. A person who chooses the same file again
  /// within it continues the upload.
  public var resumptionTime: Duration = .seconds(600)
  /// The time for which the browser can ask for a file that a view has exported.
  public var downloadTime: Duration = .seconds(300)
  /// The folder for the files; by default, the folder of the system for temporary files.
  ///
  /// Each process makes a folder of its own inside, which only its user can read. It also removes the folders of
  /// processes that have ended without doing so.
  public var folder: String?
  /// The place where the parts of interrupted files wait; by default, the process that has received them.
  ///
  /// Set a ``SharedFolder`` behind several machines, or if a part is to outlive a restart. The bytes in it do not count
  /// towards the other limits.
  public var partialFiles: (any PartialFileStore)?

  public init() {}
}
