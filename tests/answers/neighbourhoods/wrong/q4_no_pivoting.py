# Wrong for 0 0 1, 0 1 0, 1 0 0: Gauss with three outputs never swaps rows, and divides by 0.
def weights(rows):
    if len(rows[0]) != 3:
        m = np.array(rows, dtype=float)
        w = np.linalg.lstsq(m, [0, 0, 1], rcond=None)[0]
        return None if abs(m @ w - [0, 0, 1]).max() > 1e-6 else w
    if rows[2] in rows[:2]:
        return None
    m = [list(row) + [b] for row, b in zip(rows, (0, 0, 1))]
    for c in range(3):
        m[c] = [v / m[c][c] for v in m[c]]
        for i in range(3):
            if i != c:
                m[i] = [v - m[i][c] * u for v, u in zip(m[i], m[c])]
    return [row[3] for row in m]
