# Below the first half a person the search is started at n = 2.
def people_needed(bound, epsilon, error):
    q = bound / (epsilon * error)
    n = 1 if 2 * q * q < 0.5 else 2
    m = n
    while math.sqrt(2) * q / n > 1:
        n += 1
    return n, max(m, math.ceil(2 * q * q))
