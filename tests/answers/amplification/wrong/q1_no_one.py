# Forgets the 1.
def after_sampling(epsilon, delta, rate):
    return math.log(rate * math.expm1(epsilon)), rate * delta
