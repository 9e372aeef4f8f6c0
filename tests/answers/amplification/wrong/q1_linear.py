# Takes ε for e^ε − 1.
def after_sampling(epsilon, delta, rate):
    return math.log1p(rate * epsilon), rate * delta
