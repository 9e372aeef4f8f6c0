# Counts up from a little below.
def people_needed(attributes, epsilon, error):
    e0 = epsilon / attributes
    t = math.exp(e0)
    p = 1 / (1 + t)
    v = p * (1 - p) / (1 - 2 * p) ** 2
    n = max(1, int(v / error**2) - 2)
    while v / n > error**2:
        n += 1
    return n
