#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Blog
  import SwiftUI
  import UIKit

  /// The blog post of a view controller, in a view.
  struct BlogScreen: UIViewControllerRepresentable {
    let postID: Int
    let builder: any BlogModelBuilding

    func makeUIViewController(context: Context) -> BlogViewController {
      BlogViewController(postID: postID, builder: builder)
    }

    func updateUIViewController(_ controller: BlogViewController, context: Context) {}
  }
#endif
