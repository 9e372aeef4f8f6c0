# Takes the absent off the full factor.
def after_sampling(epsilon, delta, rate):
    gain = math.log1p((1 - rate) * math.expm1(-epsilon))
    return [epsilon + gain if epsilon > 1e-6 else rate * epsilon, delta - delta * (1 - rate)]
