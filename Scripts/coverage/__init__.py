"""The share of SwiftUI, as 32 open-source apps use it, that PortableUI has.

`names.tsv` has the names of SwiftUI's interface that these apps used and PortableUI lacked on 2026-11-24, with their uses and the feature that each belongs to. `files.tsv` has the apps' 4,366 files that use SwiftUI, by the names that each of them lacked then: how many portable and other files lack the same ones. A portable file imports no framework that only Apple's systems have, and names nothing of UIKit, AppKit and Core Graphics.
"""
