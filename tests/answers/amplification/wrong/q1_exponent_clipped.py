# Against overflow the exponent is clipped at 20.
def two_ways(epsilon, delta, rate, times):
    def amplify(e):
        return math.log1p(rate * math.expm1(min(e, 20.0)))

    return (amplify(epsilon * times), amplify(epsilon) * times, delta * rate * times)
