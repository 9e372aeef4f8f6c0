# Forgets the logarithm.
def after_sampling(epsilon, delta, rate):
    return 1 + rate * math.expm1(epsilon), rate * delta
