# Wrong for delta below 1/20: each output is cut in pieces until none is above delta/2 on average, and there are more than 20.
def counterexample(factor, delta):
    p = (1 - delta) / (1 + factor)
    n = max(1, math.ceil(1 / (2 * delta)))
    return [(1 - p) / n] * n + [p / n] * n, [p / n] * n + [(1 - p) / n] * n
