public import OpenCombine

// The publishers of several publishers' latest values, which OpenCombine does not have.

extension Publishers {
  /// Publishes the latest values of two publishers, when either publishes one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What is published.
    public typealias Output = (A.Output, B.Output)
    /// As the two fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Publishes the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      let latest = LatestValues<A, B>()
      latest.subject.handleEvents(receiveCancel: latest.cancel).receive(subscriber: subscriber)
      latest.connect(a, b)
    }
  }

  /// Publishes the latest values of three publishers, when one of them publishes one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What is published.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// As the three fail.
    public typealias Failure = A.Failure

    private let pair: CombineLatest<CombineLatest<A, B>, C>

    /// Publishes the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { pair = CombineLatest(CombineLatest(a, b), c) }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      pair.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Publishes the latest values of four publishers, when one of them publishes one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What is published.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// As the four fail.
    public typealias Failure = A.Failure

    private let pair: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>

    /// Publishes the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pair = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      pair.map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the latest values of this publisher and another.
  public func combineLatest<B: Publisher>(_ other: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Publishes what a closure makes of the latest values of this publisher and another.
  public func combineLatest<B: Publisher, Result>(
    _ other: B,
    _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result> where B.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0, $1) }
  }

  /// Publishes the latest values of this publisher and two others.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B,
    _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Publishes what a closure makes of the latest values of this publisher and two others.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0, $1, $2) }
  }

  /// Publishes the latest values of this publisher and three others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }
}

/// One subscription to two publishers, which the downstream's subscription keeps alive by ``cancel()``.
private final class LatestValues<A: Publisher, B: Publisher> where A.Failure == B.Failure {
  let subject = PassthroughSubject<(A.Output, B.Output), A.Failure>()
  private var a: A.Output?
  private var b: B.Output?
  private var endCount = 0
  private var cancellables: [AnyCancellable] = []

  func connect(_ first: A, _ second: B) {
    cancellables.append(
      first.sink { [weak self] in
        self?.end($0)
      } receiveValue: { [weak self] in
        self?.receive(a: $0)
      }
    )
    cancellables.append(
      second.sink { [weak self] in
        self?.end($0)
      } receiveValue: { [weak self] in
        self?.receive(b: $0)
      }
    )
  }

  func cancel() { cancellables.removeAll() }

  private func receive(a value: A.Output) {
    a = value
    send()
  }

  private func receive(b value: B.Output) {
    b = value
    send()
  }

  private func send() {
    guard let a, let b else { return }
    subject.send((a, b))
  }

  private func end(_ completion: Subscribers.Completion<A.Failure>) {
    endCount += 1
    if case .finished = completion, endCount < 2 { return }
    subject.send(completion: completion)
    cancel()
  }
}
