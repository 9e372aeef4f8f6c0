# Never goes beyond ε = 10.
def after_sampling(epsilon, delta, rate):
    epsilon = min(epsilon, 10)
    return math.log1p(rate * math.expm1(epsilon)), rate * delta
