# Factors multiplied in a loop with fractions, logarithms by log1p at the end.
def two_ways(epsilon, delta, rate, times):
    gain = Fraction(math.expm1(epsilon))
    factor, fresh = Fraction(1), 0.0
    for _ in range(times):
        factor *= 1 + gain
        fresh += math.log1p(float(gain) * rate)
    return [math.log1p(float((factor - 1) * Fraction(rate))), fresh, delta * rate * times]
