# Another way: bisection.
def loss(epsilon, rate):
    return math.log1p(rate * math.expm1(epsilon))


def between(good, low, high):
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if good(middle) else (low, middle)
    return low


def plan(epsilon, target, rate):
    largest = 1.0
    if loss(epsilon, 1.0) > target:
        largest = between(lambda g: loss(epsilon, g) <= target, 0.0, 1.0)
    return largest, between(lambda e: loss(e, rate) <= target, 0.0, 40.0)
