# Another way: bisection.
def deviation(n, share):
    p = 1 / (1 + math.exp(share))
    return math.sqrt(p * (1 - p) / n) / (1 - 2 * p)


def people_needed(attributes, epsilon, error):
    share = epsilon / attributes
    low, high = 0, 1
    while deviation(high, share) > error:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if deviation(middle, share) > error:
            low = middle
        else:
            high = middle
    return high
