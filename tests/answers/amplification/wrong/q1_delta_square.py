# Multiplies δ by the rate twice.
def after_sampling(epsilon, delta, rate):
    return math.log1p(rate * math.expm1(epsilon)), rate * rate * delta
