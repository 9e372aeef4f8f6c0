# Case distinction.
def plan(epsilon, target, rate):
    largest = 1 if epsilon <= target else math.expm1(target) / math.expm1(epsilon)
    # ln(1 + (e^t - 1)/r) = ln(r + e^t - 1) - ln r
    return [largest, math.log(rate - 1 + math.exp(target)) - math.log(rate)]
