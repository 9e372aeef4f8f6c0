# Try triples.
def weights(rows):
    # If there are weights, then there are some with at most three that are not 0.
    n = len(rows[0])
    absent, zero, one = rows
    for i, j in itertools.combinations(range(n), 2):
        for a, b in ((i, j), (j, i)):
            # absent and zero the same, or both with the same share of two outputs
            det = absent[a] * one[b] - absent[b] * one[a]
            if det:
                w = [Fraction(0)] * n
                w[a], w[b] = -absent[b] / det, absent[a] / det
                if sum(u * v for u, v in zip(zero, w)) == 0:
                    return w
    for a, b, c in itertools.combinations(range(n), 3):
        # w is perpendicular to the first two rows: their cross product
        w3 = (
            absent[b] * zero[c] - absent[c] * zero[b],
            absent[c] * zero[a] - absent[a] * zero[c],
            absent[a] * zero[b] - absent[b] * zero[a],
        )
        size = one[a] * w3[0] + one[b] * w3[1] + one[c] * w3[2]
        if size:
            w = [Fraction(0)] * n
            w[a], w[b], w[c] = (u / size for u in w3)
            return w
    for a in range(n):
        if one[a] and not absent[a] and not zero[a]:
            return [1 / one[a] if k == a else Fraction(0) for k in range(n)]
    return None
