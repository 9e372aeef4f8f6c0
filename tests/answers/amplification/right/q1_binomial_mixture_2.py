# By binomial mixture.
def two_ways(epsilon, delta, rate, times):
    # fresh samples: the person is in B ~ Binomial(times, rate) of them, and the factor is the mean of c^B
    def mixture(k, eps):
        return math.log1p(
            math.fsum(
                math.comb(k, b) * rate**b * (1 - rate) ** (k - b) * math.expm1(b * eps)
                for b in range(1, k + 1)
            )
        )

    return [mixture(1, times * epsilon), mixture(times, epsilon), times * rate * delta]
