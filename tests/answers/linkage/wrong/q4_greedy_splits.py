# The best single cut is made first, and then each half is cut likewise: greedy.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]

    def loss(i, j):
        return (j - i) * (v[j - 1] - v[i])

    def split(i, j):
        cuts = [(loss(i, c) + loss(c, j), c) for c in range(i + k, j - k + 1)]
        if not cuts or min(cuts)[0] > loss(i, j):
            return [(v[i], v[j - 1])] * (j - i)
        c = min(cuts)[1]
        return split(i, c) + split(c, j)

    result = [None] * len(ages)
    for place, part in zip(order, split(0, len(v))):
        result[place] = part
    return result
