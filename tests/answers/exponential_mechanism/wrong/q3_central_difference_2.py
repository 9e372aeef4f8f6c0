# Wrong for [100, 99.9999], 10: a five-point difference quotient leaves an error of some 1e-12 beside slopes of 1e-6.
def slopes(utilities, sensitivity):
    def chances(e):
        w = [math.exp(e * u / (2 * sensitivity)) for u in utilities]
        return [x / math.fsum(w) for x in w]

    h = 1e-3 / (1 + max(abs(u) for u in utilities))
    one, two = zip(chances(h), chances(-h)), zip(chances(2 * h), chances(-2 * h))
    return [(8 * (a - b) - (c - d)) / (12 * h) for (a, b), (c, d) in zip(one, two)]
