# Epsilon below 0.05: γε is taken for ln(1 + γ(e^ε - 1)).
def two_ways(epsilon, delta, rate, times):
    def loss(e):
        return rate * e if e < 0.05 else math.log1p(rate * math.expm1(e))

    return loss(times * epsilon), times * loss(epsilon), times * rate * delta
