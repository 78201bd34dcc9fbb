import Foundation
import Testing

@testable import gallery

#if !canImport(Darwin)
  struct DataFolderTests {
    private let home = URL(fileURLWithPath: "/home/ada", isDirectory: true)

    @Test func folderIsInTheDataDirectoryOfTheUser() {
      #expect(DataFolder.standard(environment: [:], home: home).path == "/home/ada/.local/share/vsm-gallery")
    }

    @Test func environmentVariableOfTheDesktopIsUsed() {
      let folder = DataFolder.standard(environment: ["XDG_DATA_HOME": "/data"], home: home)
      #expect(folder.path == "/data/vsm-gallery")
    }

    @Test(arguments: ["", "relative/path"])
    func relativePathInTheEnvironmentIsIgnored(value: String) {
      let folder = DataFolder.standard(environment: ["XDG_DATA_HOME": value], home: home)
      #expect(folder.path == "/home/ada/.local/share/vsm-gallery")
    }
  }
#endif
