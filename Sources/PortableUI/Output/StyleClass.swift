/// A class of elements with rules in the style sheets.
///
/// The list is closed, so that a test can detect a name without a rule, and a rule for an unused name. Classes that the
/// page's script and document set themselves are not included.
package enum StyleClass: String, Sendable, CaseIterable {
  // Text
  case black, bold, heavy, italic, light, lines, lowercase, medium, monospaced, painted, redacted, regular, rounded
  case selectable, semibold, serif, text, thin, unselectable, uppercase
  case casedAsWritten = "cased-as-written"
  case inlineLink = "inline-link"
  case fontBody = "font-body"
  case fontCallout = "font-callout"
  case fontCaption = "font-caption"
  case fontCaption2 = "font-caption2"
  case fontFootnote = "font-footnote"
  case fontHeadline = "font-headline"
  case fontLargeTitle = "font-large-title"
  case fontSubheadline = "font-subheadline"
  case fontTitle = "font-title"
  case fontTitle2 = "font-title2"
  case fontTitle3 = "font-title3"
  case lines1 = "lines-1"
  case monospacedDigit = "monospaced-digit"
  case textCenter = "text-center"
  case textLeading = "text-leading"
  case textTrailing = "text-trailing"
  case ultraLight = "ultra-light"
  // Colors of text and of areas
  case tinted
  case bgAccent = "bg-accent"
  case bgBar = "bg-bar"
  case bgBlack = "bg-black"
  case bgBlue = "bg-blue"
  case bgBrown = "bg-brown"
  case bgCyan = "bg-cyan"
  case bgGray = "bg-gray"
  case bgGreen = "bg-green"
  case bgIndigo = "bg-indigo"
  case bgMint = "bg-mint"
  case bgOrange = "bg-orange"
  case bgPink = "bg-pink"
  case bgPrimary = "bg-primary"
  case bgPurple = "bg-purple"
  case bgQuaternary = "bg-quaternary"
  case bgQuinary = "bg-quinary"
  case bgRed = "bg-red"
  case bgRegularMaterial = "bg-regular-material"
  case bgSecondary = "bg-secondary"
  case bgTeal = "bg-teal"
  case bgTertiary = "bg-tertiary"
  case bgThickMaterial = "bg-thick-material"
  case bgThinMaterial = "bg-thin-material"
  case bgUltraThickMaterial = "bg-ultra-thick-material"
  case bgUltraThinMaterial = "bg-ultra-thin-material"
  case bgWhite = "bg-white"
  case bgYellow = "bg-yellow"
  case fgAccent = "fg-accent"
  case fgBlack = "fg-black"
  case fgBlue = "fg-blue"
  case fgBrown = "fg-brown"
  case fgCyan = "fg-cyan"
  case fgGray = "fg-gray"
  case fgGreen = "fg-green"
  case fgIndigo = "fg-indigo"
  case fgMint = "fg-mint"
  case fgOrange = "fg-orange"
  case fgPink = "fg-pink"
  case fgPrimary = "fg-primary"
  case fgPurple = "fg-purple"
  case fgQuaternary = "fg-quaternary"
  case fgQuinary = "fg-quinary"
  case fgRed = "fg-red"
  case fgSecondary = "fg-secondary"
  case fgTeal = "fg-teal"
  case fgTertiary = "fg-tertiary"
  case fgWhite = "fg-white"
  case fgYellow = "fg-yellow"
  // Places in an area
  case alignBaseline = "align-baseline"
  case alignBottom = "align-bottom"
  case alignBottomLeading = "align-bottom-leading"
  case alignBottomTrailing = "align-bottom-trailing"
  case alignCenter = "align-center"
  case alignLastBaseline = "align-last-baseline"
  case alignLeading = "align-leading"
  case alignTop = "align-top"
  case alignTopLeading = "align-top-leading"
  case alignTopTrailing = "align-top-trailing"
  case alignTrailing = "align-trailing"
  // Boxes
  case backdrop, box, clipped, contents, fill, fit, flips, frame, invisible, layered, overlay, padded, placed, places,
    proportioned
  case pressable, draggable, raised
  case fillHeight = "fill-height"
  case fillWidth = "fill-width"
  case fixedHeight = "fixed-height"
  case fixedWidth = "fixed-width"
  case freeWidth = "free-width"
  case growHeight = "grow-height"
  case growWidth = "grow-width"
  case noHitTesting = "no-hit-testing"
  case pinnedAbove = "pinned-above"
  case pinnedBelow = "pinned-below"
  case prefersDark = "prefers-dark"
  case prefersLight = "prefers-light"
  case schemeDark = "scheme-dark"
  case schemeLight = "scheme-light"
  case paddedBlockEnd = "padded-block-end"
  case paddedBlockStart = "padded-block-start"
  case paddedInlineEnd = "padded-inline-end"
  case paddedInlineStart = "padded-inline-start"
  // Stacks, grids and scroll views
  case divider, geometry, grid, horizontal, hstack, scroll, spacer, vertical, vstack, zstack
  case gridBottom = "grid-bottom"
  case gridLeading = "grid-leading"
  case gridRow = "grid-row"
  case gridTop = "grid-top"
  case gridTrailing = "grid-trailing"
  case lazyGrid = "lazy-grid"
  case noIndicators = "no-indicators"
  case noScrolling = "no-scrolling"
  case scrollTargets = "scroll-targets"
  case pinsFooters = "pins-footers"
  case pinsHeaders = "pins-headers"
  case rowBaseline = "row-baseline"
  case rowBottom = "row-bottom"
  case rowCenter = "row-center"
  case rowLastBaseline = "row-last-baseline"
  case rowTop = "row-top"
  // Images and shapes
  case alone, capsule, circle, drawing, ellipse, picture, pixelated, placeholder, resizable, shape, stretched
  case stroked, symbol
  case template
  case asyncImage = "async-image"
  case pictureLoader = "picture-loader"
  case scaleLarge = "scale-large"
  case scaleSmall = "scale-small"
  // Lists and forms
  case form, grouped, list, preview, refresh, refreshable, row, section, spaced
  case lineAboveHidden = "line-above-hidden"
  case lineBelowHidden = "line-below-hidden"
  case listSection = "list-section"
  case previewVariants = "preview-variants"
  case refreshBar = "refresh-bar"
  case rowBackdrop = "row-backdrop"
  case rowCell = "row-cell"
  case rowChoice = "row-choice"
  case rowContent = "row-content"
  case rowSpace = "row-space"
  case rowLayout = "row-layout"
  case rowMenu = "row-menu"
  case rowSelector = "row-selector"
  case sectionContent = "section-content"
  case sectionFooter = "section-footer"
  case sectionHeader = "section-header"
  case sectionRows = "section-rows"
  // Controls
  case alert, badge, bar, below, bordered, borderless, button, circular, confirmation, cover, custom, detents
  case component, dropArea = "drop-area", fileField = "file-field", fileInput = "file-input", importer
  case determinate, dialog, disclosure, editor, field, growing, input, labeled, linear, label, level, link,
    menu
  case persistent, plain, progress, radio, search, segmented, select, sheet
  case stepper, `switch`, tab, toggle, unseen
  case accessibilityActions = "accessibility-actions"
  case alertActions = "alert-actions"
  case alertMessage = "alert-message"
  case alertTitle = "alert-title"
  case barLeading = "bar-leading"
  case barPrincipal = "bar-principal"
  case barSearch = "bar-search"
  case barTitle = "bar-title"
  case barTrailing = "bar-trailing"
  case borderedProminent = "bordered-prominent"
  case capsuleButton = "capsule-button"
  case controlExtraLarge = "control-extra-large"
  case controlGroup = "control-group"
  case controlLarge = "control-large"
  case controlMini = "control-mini"
  case controlSmall = "control-small"
  case datePicker = "date-picker"
  case dialogContent = "dialog-content"
  case disclosureButton = "disclosure-button"
  case disclosureContent = "disclosure-content"
  case editorField = "editor-field"
  case fieldLabel = "field-label"
  case grabberHidden = "grabber-hidden"
  case grabberVisible = "grabber-visible"
  case groupBox = "group-box"
  case groupTitle = "group-title"
  case labelIcon = "label-icon"
  case labeledContent = "labeled-content"
  case labeledTitle = "labeled-title"
  case menuButton = "menu-button"
  case menuGroup = "menu-group"
  case menuHeading = "menu-heading"
  case menuItem = "menu-item"
  case menuItems = "menu-items"
  case navigationLink = "navigation-link"
  case progressLabel = "progress-label"
  case progressView = "progress-view"
  case radioGroup = "radio-group"
  case radioOption = "radio-option"
  case roleCancel = "role-cancel"
  case roleConfirm = "role-confirm"
  case roleDestructive = "role-destructive"
  case roundButton = "round-button"
  case sliderEnd = "slider-end"
  case sliderInput = "slider-input"
  case sliderTrack = "slider-track"
  case stepperButtons = "stepper-buttons"
  case tabBar = "tab-bar"
  case tabLabel = "tab-label"
  case tabPanel = "tab-panel"
  case tabView = "tab-view"
}

/// The style classes of one element, in order.
struct ClassList: Equatable {
  /// The names, separated by spaces.
  private(set) var text: String

  init(_ names: [StyleClass]) {
    text = names.first?.rawValue ?? ""
    for name in names.dropFirst() { add(name) }
  }

  /// Creates a list, skipping `nil`.
  init(_ names: StyleClass?...) {
    text = ""
    for case let name? in names { add(name) }
  }

  mutating func add(_ name: StyleClass) {
    if !text.isEmpty { text += " " }
    text += name.rawValue
  }

  mutating func add(_ name: OwnStyleClass) {
    if !text.isEmpty { text += " " }
    text += name.name
  }
}

extension ClassList: ExpressibleByArrayLiteral {
  init(arrayLiteral names: StyleClass...) { self.init(names) }
}
