# Multiplies δ by e^ε too.
def after_sampling(epsilon, delta, rate):
    return math.log1p(rate * math.expm1(epsilon)), rate * delta * math.exp(epsilon)
