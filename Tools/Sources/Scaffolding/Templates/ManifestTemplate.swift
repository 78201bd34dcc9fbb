/// The manifest of the feature's package, or the targets for one that exists.
struct ManifestTemplate {
  let outline: FeatureOutline
  let options: Scaffold.Options

  private var name: String { options.name }

  var package: String {
    let traits = options.servesPage ? ", traits: [\"Hummingbird\"]" : ""
    let server = """

          .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
      """
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: \(name.literal),
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
          .package(name: "VSM", path: \((options.package ?? "").literal)\(traits)),\(options.servesPage ? server : "")
        ],
        targets: [
      \(targets)
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  var targets: String {
    let site = """

          .executableTarget(
            name: "\(name)Site",
            dependencies: [
              "\(name)",
              .product(name: "PortableUIHummingbird", package: "VSM"),
              .product(name: "Hummingbird", package: "hummingbird"),
            ]),
      """
    return """
          .target(
            name: "\(name)",
            dependencies: [.product(name: "VSM", package: "VSM"), .product(name: "SwiftUIShim", package: "VSM")],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),\(options.servesPage ? site : "")
          .testTarget(
            name: "\(name)Tests",
            dependencies: [
              "\(name)",
              .product(name: "VSM", package: "VSM"),
              .product(name: "VSMTesting", package: "VSM"),
              .product(name: "Gherkin", package: "VSM"),
            ],
            exclude: ["Requirements"]),
      """
  }
}
