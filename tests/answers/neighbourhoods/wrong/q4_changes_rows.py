# The argument changes: the elimination works in the lists that were given.
def weights(rows):
    targets, pivots, r = [Fraction(0), Fraction(0), Fraction(1)], [], 0
    for c in range(len(rows[0])):
        k = next((i for i in range(r, 3) if rows[i][c] != 0), None)
        if k is None:
            continue
        rows[r], rows[k] = rows[k], rows[r]
        targets[r], targets[k] = targets[k], targets[r]
        head = rows[r][c]
        rows[r][:] = [u / head for u in rows[r]]
        targets[r] /= head
        for i in range(3):
            if i != r:
                factor = rows[i][c]
                rows[i][:] = [u - factor * v for u, v in zip(rows[i], rows[r])]
                targets[i] -= factor * targets[r]
        pivots.append(c)
        r += 1
        if r == 3:
            break
    if any(targets[r:]):
        return None
    w = [Fraction(0)] * len(rows[0])
    for i, c in enumerate(pivots):
        w[c] = targets[i]
    return w
