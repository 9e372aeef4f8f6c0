# Adds the width of each class once and not once for each person.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    best = [(0, [])] + [(math.inf, [])] * n
    for j in range(1, n + 1):
        for i in range(j - k + 1):
            loss = best[i][0] + (v[j - 1] - v[i])
            if loss < best[j][0]:
                best[j] = loss, [*best[i][1], *[(v[i], v[j - 1])] * (j - i)]
    result = [None] * n
    for place, part in zip(order, best[n][1]):
        result[place] = part
    return result
