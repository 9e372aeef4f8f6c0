# Leaves δ as it was.
def after_sampling(epsilon, delta, rate):
    return math.log1p(rate * math.expm1(epsilon)), delta
