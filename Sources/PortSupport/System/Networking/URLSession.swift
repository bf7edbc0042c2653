public import UIKit

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif

/// A session without a network; replaces Foundation's.
///
/// Every task fails with `URLError.notConnectedToInternet` in the next turn of the run loop.
open class URLSession: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems; the properties are constant.

  public enum AuthChallengeDisposition: Int, Sendable {
    /// In Foundation's order.
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  public enum ResponseDisposition: Int, Sendable {
    /// In Foundation's order.
    case cancel, allow, becomeDownload, becomeStream
  }

  private static let common = URLSession(configuration: .default)
  open class var shared: URLSession { common }

  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?

  public override convenience init() { self.init(configuration: .default) }

  public init(configuration: URLSessionConfiguration) {
    (self.configuration, delegate, delegateQueue) = (configuration, nil, .main)
    super.init()
  }

  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    delegateQueue = queue ?? .main
    super.init()
  }

  open func finishTasksAndInvalidate() {}
  open func invalidateAndCancel() {}
  @preconcurrency
  open func flush(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.deviceMain.async { completionHandler() }
  }
  @preconcurrency
  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.deviceMain.async { completionHandler() }
  }
  @preconcurrency
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    DispatchQueue.deviceMain.async { completionHandler([]) }
  }
  @preconcurrency
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) { DispatchQueue.deviceMain.async { completionHandler([], [], []) } }

  // MARK: Tasks

  public typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  public typealias DownloadHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  @preconcurrency
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request, of: self)
  }

  @preconcurrency
  open func dataTask(
    with url: URL,
    completionHandler: @escaping DataHandler
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  @preconcurrency
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping DataHandler
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, of: self) { completionHandler(nil, nil, $0) }
  }

  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request, of: self)
  }

  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(request, of: self)
  }

  @preconcurrency
  open func uploadTask(
    with request: URLRequest,
    from bodyData: Data?,
    completionHandler: @escaping DataHandler
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request, of: self) { completionHandler(nil, nil, $0) }
  }

  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, of: self)
  }

  @preconcurrency
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping DownloadHandler
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  @preconcurrency
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping DownloadHandler
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, of: self) { completionHandler(nil, nil, $0) }
  }

  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(URLRequest(url: url), of: self)
  }

  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request, of: self)
  }

  /// Throws `URLError.notConnectedToInternet`, as all functions below.
  public func data(from url: URL) async throws -> (Data, URLResponse) { throw Self.failure }
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw Self.failure
  }
  public func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { throw Self.failure }
  public func upload(
    for request: URLRequest,
    from bodyData: Data
  ) async throws -> (Data, URLResponse) { throw Self.failure }
  public func download(from url: URL) async throws -> (URL, URLResponse) { throw Self.failure }
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    throw Self.failure
  }

  static var failure: URLError { URLError(.notConnectedToInternet) }
}

/// A request that fails.
open class URLSessionTask: NSObject, @unchecked Sendable {
  // Sendable as on Apple's systems. Tasks run on the device's thread.

  public enum State: Int, Sendable {
    /// In Foundation's order.
    case running, suspended, canceling, completed
  }

  public private(set) var originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open var response: URLResponse? { nil }
  open private(set) var state = State.suspended
  open private(set) var error: (any Error)?
  open var taskDescription: String?
  open var priority: Float = 0.5
  open var taskIdentifier: Int { 0 }
  open var countOfBytesReceived: Int64 { 0 }
  open var countOfBytesSent: Int64 { 0 }
  open var countOfBytesExpectedToSend: Int64 { 0 }
  open var countOfBytesExpectedToReceive: Int64 { 0 }
  open var earliestBeginDate: Date?
  public let progress = Progress(totalUnitCount: 1)

  private var session: URLSession?
  private var handler: ((any Error) -> Void)?

  public override init() { super.init() }

  init(
    _ request: URLRequest,
    of session: URLSession,
    handler: ((any Error) -> Void)? = nil
  ) {
    (originalRequest, self.session, self.handler) = (request, session, handler)
    super.init()
  }

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    DispatchQueue.deviceMain.async { self.end(with: URLSession.failure) }
  }

  open func suspend() {
    if state == .running { state = .suspended }
  }

  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    DispatchQueue.deviceMain.async { self.end(with: URLError(.cancelled)) }
  }

  private func end(with error: URLError) {
    guard state == .running || state == .canceling, session != nil else { return }
    state = .completed
    self.error = error
    let (session, handler) = (session, handler)
    (self.session, self.handler) = (nil, nil)
    if let handler { return handler(error) }
    guard let session, let delegate = session.delegate as? any URLSessionTaskDelegate else {
      return
    }
    delegate.urlSession(session, task: self, didCompleteWithError: error)
  }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  @preconcurrency
  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    DispatchQueue.deviceMain.async { completionHandler(nil) }
  }
}

open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }
  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case abnormalClosure = 1006
  }

  @preconcurrency
  open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  {
    DispatchQueue.deviceMain.async { completionHandler(URLSession.failure) }
  }
  open func send(_ message: Message) async throws { throw URLSession.failure }
  @preconcurrency
  open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
    DispatchQueue.deviceMain.async { completionHandler(.failure(URLSession.failure)) }
  }
  open func receive() async throws -> Message { throw URLSession.failure }
  @preconcurrency
  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.deviceMain.async { pongReceiveHandler(URLSession.failure) }
  }
  open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
}
