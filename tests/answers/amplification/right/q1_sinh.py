# Through the hyperbolic sine.
def after_sampling(epsilon, delta, rate):
    half = math.exp(epsilon / 2) * 2 * math.sinh(epsilon / 2)
    return (math.log1p(rate * half), delta * rate)
