# More than a million people (small epsilon, many attributes, small error): the search ends there.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    one = p * (1 - p) / (1 - 2 * p) ** 2
    low, high = 0, 10**6
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if one / middle <= error**2 else (middle, high)
    return high
