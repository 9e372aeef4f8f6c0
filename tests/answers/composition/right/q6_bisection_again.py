# Bisection on the number of releases, with powers of whole numbers.
def releases_allowed(prior, ratio, ceiling):
    a, b = prior.as_integer_ratio()
    c, d = ceiling.as_integer_ratio()
    r, s = ratio.as_integer_ratio()
    left, right = a * (d - c), c * (b - a)

    def fine(t):
        return left * r**t <= right * s**t

    high = 1
    while fine(high):
        high *= 2
    low = high // 2 if high > 1 else 0
    while high - low > 1:
        t = (low + high) // 2
        low, high = (t, high) if fine(t) else (low, t)
    return low
