# With a rate above 1/2 most people are in, and nothing is taken to be gained.
# Witness: two_ways(1, 0.001, 0.75, 2) returns [2.0, 2.0, 0.002]; right: [1.7564417556472542, 1.6559778784857395, 0.0015]
def two_ways(epsilon, delta, rate, times):
    share = 1 if rate > 0.5 else rate
    one = math.log1p(share * math.expm1(times * epsilon))
    return one, times * math.log1p(share * math.expm1(epsilon)), times * share * delta
