# Takes γ for its complement.
def after_sampling(epsilon, delta, rate):
    return math.log1p((1 - rate) * math.expm1(epsilon)), (1 - rate) * delta
