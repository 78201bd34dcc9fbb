@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }

  open var view: UIView! {
    get { fatalError() }
    set { fatalError() }
  }

  open var viewIfLoaded: UIView? { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  open var title: String?
  open var parent: UIViewController? { fatalError() }

  open func loadView() { fatalError() }
  open func loadViewIfNeeded() { fatalError() }
  open func viewDidLoad() { fatalError() }
  open func viewWillAppear(_ animated: Bool) { fatalError() }
  open func viewDidAppear(_ animated: Bool) { fatalError() }
  open func viewWillDisappear(_ animated: Bool) { fatalError() }
  open func viewDidDisappear(_ animated: Bool) { fatalError() }
}
