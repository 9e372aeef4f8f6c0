# Wrong for three outputs and two equal rows, [[1/2, 1/3, 1/6]] * 2 and [1/6, 1/2, 1/3]: the matrix is singular, and.
def weights(rows):
    # Cramer's rule on at most three outputs and as many equations, checked on all three
    k = len(rows[0])
    for size in (1, 2, 3):
        for columns in itertools.combinations(range(k), size):
            for kept in itertools.combinations(range(3), size):
                m = [[rows[i][c] for c in columns] for i in kept]

                def det(m):
                    if not m:
                        return Fraction(1)
                    return sum((-1) ** j * m[0][j] * det([r[:j] + r[j + 1 :] for r in m[1:]]) for j in range(len(m)))

                d = det(m)
                if d:
                    w = [Fraction(0)] * k
                    for j, c in enumerate(columns):
                        swapped = [r[:j] + [Fraction(int(i == 2))] + r[j + 1 :] for i, r in zip(kept, m)]
                        w[c] = det(swapped) / d
                    if [sum(p * v for p, v in zip(row, w)) for row in rows] == [0, 0, 1]:
                        return [float(v) for v in w]
    return None
