# Computed in floats and turned back into a fraction with a limited denominator. Input: [[20, 0], [0, 20]], base 7/3.
def worst_ratio(table, base):
    rows = []
    for row in table:
        w = np.array([float(base) ** u for u in row])
        rows.append(w / w.sum())
    worst = max(max((a / b).max(), (b / a).max()) for a, b in zip(rows, rows[1:]))
    return Fraction(float(worst)).limit_denominator(10**6)
