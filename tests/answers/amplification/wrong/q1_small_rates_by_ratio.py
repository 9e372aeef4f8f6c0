# Wrong for small rates: below 1/20 takes ln(1 + x) for x.
def two_ways(epsilon, delta, rate, times):
    def sampled(eps):
        grown = rate * (math.exp(eps) - 1)
        return grown if rate < 0.05 else math.log(1 + grown)

    return sampled(times * epsilon), times * sampled(epsilon), times * rate * delta
