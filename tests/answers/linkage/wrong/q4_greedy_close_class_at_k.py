# A class of exactly k is closed at once, if it is no wider than the gap after it, from the youngest on; greedy. Input: [0, 1, 1, 1], k 2: loss 4 for 2.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    groups, begin = [], 0
    for j in range(1, n):
        if j - begin >= k and n - j >= k and v[j] - v[j - 1] >= v[j - 1] - v[begin]:
            groups.append((begin, j))
            begin = j
    groups.append((begin, n))
    result = [None] * n
    for i, j in groups:
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
    return result
