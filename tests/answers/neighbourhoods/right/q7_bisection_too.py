# Another way: bisection.
def fine(n, share, error):
    e = math.exp(share)
    return math.sqrt(e / n) / (e - 1) <= error


def people_needed(attributes, epsilon, error):
    share, low, high = epsilon / attributes, 0, 1
    while not fine(high, share, error):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if fine(middle, share, error):
            high = middle
        else:
            low = middle
    return high
