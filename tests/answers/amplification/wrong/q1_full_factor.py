# Takes 1 + γc.
def after_sampling(epsilon, delta, rate):
    return math.log1p(rate * math.exp(epsilon)), rate * delta
