# Multiplies ε by the rate.
def after_sampling(epsilon, delta, rate):
    return rate * epsilon, rate * delta
