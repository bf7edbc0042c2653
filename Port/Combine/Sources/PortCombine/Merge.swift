public import OpenCombine

// The publishers of what several publishers publish, which OpenCombine does not have.

extension Publishers {
  /// Publishes what several publishers of one type publish.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What is published.
    public typealias Output = Upstream.Output
    /// As they fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Publishes what some publishers publish.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Publishes what some publishers publish.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream { publishers = Array(upstream) }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes what two publishers publish.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What is published.
    public typealias Output = A.Output
    /// As the two fail.
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Publishes what two publishers publish.
    public init(_ a: A, _ b: B) {
      all = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      all.receive(subscriber: subscriber)
    }
  }

  /// Publishes what three publishers publish.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
  {
    /// What is published.
    public typealias Output = A.Output
    /// As the three fail.
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Publishes what three publishers publish.
    public init(_ a: A, _ b: B, _ c: C) {
      all = MergeMany(
        a.eraseToAnyPublisher(),
        b.eraseToAnyPublisher(),
        c.eraseToAnyPublisher()
      )
    }

    /// Begins a subscription.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Failure, Downstream.Input == Output {
      all.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes what this publisher and another of its type publish.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Publishes what this publisher and another publish.
  @_disfavoredOverload
  public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure { Publishers.Merge(self, other) }

  /// Publishes what this publisher and two others publish.
  public func merge<B: Publisher, C: Publisher>(
    with b: B,
    _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}
