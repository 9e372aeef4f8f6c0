# Takes groups of k from the youngest on, the last one larger.
def anonymise(ages, k):
    n, order = len(ages), sorted(range(len(ages)), key=lambda i: ages[i])
    result = [None] * n
    for g in range(n // k):
        group = order[g * k : n if g == n // k - 1 else (g + 1) * k]
        for i in group:
            result[i] = (ages[group[0]], ages[group[-1]])
    return result
