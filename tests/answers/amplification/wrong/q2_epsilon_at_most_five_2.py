# Wrong where the second is above 5: it is searched from 0 to 5 only, "epsilon is at most 5".
def plan(epsilon, target, rate):
    first = min(1, math.expm1(target) / math.expm1(epsilon))
    low, high = 0.0, 5.0
    for _ in range(80):
        middle = (low + high) / 2
        if math.log1p(rate * math.expm1(middle)) <= target:
            low = middle
        else:
            high = middle
    return first, high
