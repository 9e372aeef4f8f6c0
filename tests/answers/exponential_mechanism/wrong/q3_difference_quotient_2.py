# A Richardson difference quotient with steps of 0.01, good for small gaps only. Input: [1000, -1000, 3], sensitivity 1/2.
def slopes(utilities, sensitivity):
    def p(e):
        w = [math.exp(e * (u - max(utilities)) / (2 * sensitivity)) for u in utilities]
        return np.array(w) / sum(w)

    def d(h):
        return (p(h) - p(-h)) / (2 * h)

    rows = [d(0.04), d(0.02), d(0.01), d(0.005)]
    for j in (4, 16, 64):
        rows = [(j * b - a) / (j - 1) for a, b in zip(rows, rows[1:])]
    return rows[0].tolist()
