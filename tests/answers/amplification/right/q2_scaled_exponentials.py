# By scaled exponentials.
def plan(epsilon, target, rate):
    # (e^t - 1)/(e^e - 1) without large numbers; the second with log of a sum of exponentials
    if target >= epsilon:
        first = 1
    else:
        first = math.exp(target - epsilon) * math.expm1(-target) / math.expm1(-epsilon)
    return first, target + math.log(1 / rate + (1 - 1 / rate) * math.exp(-target))
