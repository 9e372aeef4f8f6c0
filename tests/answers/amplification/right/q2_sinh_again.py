# The quotient by hyperbolic sines, the second as logarithm of a sum over the rate.
def plan(epsilon, target, rate):
    if epsilon <= target:
        largest = 1.0
    else:
        largest = math.exp((target - epsilon) / 2) * math.sinh(target / 2) / math.sinh(epsilon / 2)
    return [largest, float(np.logaddexp(0, np.log(np.expm1(target)) - np.log(rate)))]
