# The factor of a mixture.
def after_sampling(epsilon, delta, rate):
    factor = (1 - rate) * 1 + rate * math.exp(epsilon)
    return (math.log(factor) if epsilon > 1e-6 else rate * epsilon), delta * rate
